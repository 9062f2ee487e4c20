import { spyOn } from "storybook/test"

/**
 * Records downloads and opened tabs instead of starting them, each with its protocol and file name.
 * `blocked`: the browser opens no tab.
 */
export const noteDownloads = ({ blocked = false } = {}) => {
  const followed: Array<string> = []
  spyOn(window, "open").mockImplementation((address) => {
    if (blocked) return null
    followed.push(`${new URL(`${address}`).protocol} `)
    return window
  })
  spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    followed.push(`${this.protocol} ${this.download}`)
  })
  return followed
}
