import type { Browser } from "@playwright/test"
import { isReadyInPage, storiesInPage } from "../../.storybook/storybook"
import { serveFolder } from "../run/serveFolder"
import { type Look, openPage } from "./camera"

/** A picture to take: a story in a mode of its `parameters.chromatic.modes`. */
export interface Picture extends Look {
  /** Story, brand and width: the name of its file. */
  readonly key: string
  readonly title: string
  /** The file of the story, from the project's folder. */
  readonly file: string
  /** With the header and the footer around the page, which other stories leave out. */
  readonly whole: boolean
}

const heightOf = (width: number) => (width < 768 ? 800 : 900)

/** Every picture that the stories of a built Storybook ask for. */
export const picturesOf = async (browser: Browser, storybook: string): Promise<ReadonlyArray<Picture>> => {
  const served = await serveFolder(storybook)
  const page = await openPage(browser)
  await page.goto(`${served.url}/iframe.html`)
  await page.waitForFunction(isReadyInPage)
  const stories = await page.evaluate(storiesInPage)
  await page.context().close()
  await served.close()
  return stories.flatMap(({ file, id, modes, own, title, whole }) =>
    Object.values(modes).flatMap(({ channel = "", disable, viewport = 1280 }) => {
      if (disable) return []
      const size = own ?? { width: viewport, height: heightOf(viewport) }
      const key = `${id}--${channel}-${size.width}`
      return [{ key, story: id, title, file: file.replace(/^\.\//, ""), channel, whole, ...size }]
    })
  )
}
