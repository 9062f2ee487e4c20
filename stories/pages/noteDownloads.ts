import { spyOn } from "storybook/test"

/**
 * Records downloads and opened tabs instead of starting them, each with its protocol and file name.
 */
export const noteDownloads = () => {
  const followed: Array<string> = []
  spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    followed.push(`${this.protocol} ${this.download}`)
  })
  return followed
}
