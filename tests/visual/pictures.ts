import type { Browser, Page } from "@playwright/test"
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

/** Asks the preview for all stories, which loads every one. */
const askStories = (page: Page) =>
  page.evaluate(async () => {
    const stories = await window.__STORYBOOK_PREVIEW__.extract()
    return Object.values(stories).flatMap(({ id, name, parameters, storyGlobals, title }) => {
      const { chromatic, fileName, viewport } = parameters
      if (chromatic?.disableSnapshot) return []
      const styles = viewport?.options?.[storyGlobals?.viewport?.value ?? ""]?.styles
      const own = styles && { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) }
      const whole = chromatic?.ignoreSelectors?.length === 0
      return [{ id, title: `${title}: ${name}`, file: fileName, modes: chromatic?.modes ?? {}, own, whole }]
    })
  })

const heightOf = (width: number) => (width < 768 ? 800 : 900)

/** Every picture that the stories of a built Storybook ask for. */
export const picturesOf = async (browser: Browser, storybook: string): Promise<ReadonlyArray<Picture>> => {
  const served = await serveFolder(storybook)
  const page = await openPage(browser)
  await page.goto(`${served.url}/iframe.html`)
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined)
  const stories = await askStories(page)
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
