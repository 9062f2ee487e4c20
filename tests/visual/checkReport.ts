import type { Browser, Page } from "@playwright/test"
import { openPage } from "./camera"
import { reportPage } from "./report"

/** One step of one channel apart. */
const [was, is] = ["#bedc4e", "#bedc4f"]
const loud = "#ff0099"

const address = (png: Buffer) => `data:image/png;base64,${png.toString("base64")}`

const pictureIn = async (page: Page, colour: string) => {
  await page.setContent(`<body style="background: ${colour}">`)
  return address(await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 40 } }))
}

/** In the page: the colour in the middle of a picture, such as `#bedc4e`. */
const middleOf = async (source: string) => {
  const bitmap = await createImageBitmap(await (await fetch(source)).blob())
  const canvas = new OffscreenCanvas(1, 1).getContext("2d")
  canvas?.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2)
  const pixel = canvas?.getImageData(0, 0, 1, 1).data.slice(0, 3) ?? []
  return `#${[...pixel].map((channel) => channel.toString(16).padStart(2, "0")).join("")}`
}

/** What is wrong with the report: it shows the least difference in a loud colour, and slides to it. */
export const checkReport = async (browser: Browser): Promise<ReadonlyArray<string>> => {
  const page = await openPage(browser)
  const box = { left: 0, top: 0, width: 40, height: 40 }
  const [before, after] = [await pictureIn(page, was), await pictureIn(page, is)]
  const look = { story: "a", channel: "belo", width: 40, height: 40 }
  const picture = { ...look, key: "a", title: "A", file: "a.stories.tsx", whole: false }
  await page.setContent(reportPage([{ picture, causes: [], kind: "changed", before, after, box }], ""))
  await page.locator("summary").click()
  const seen = async (shown: string) => {
    const stack = page.locator(shown)
    await stack.evaluate(async (element) => {
      await Promise.all([...element.querySelectorAll("img")].map((image) => image.decode()))
    })
    return page.evaluate(middleOf, address(await stack.locator("img").first().screenshot()))
  }
  const difference = await seen(".difference")
  const slide = page.getByRole("slider")
  await slide.fill("0")
  const slid = [await seen(".slid")]
  await slide.fill("1")
  slid.push(await seen(".slid"))
  await page.context().close()
  return [
    ...(difference === loud ? [] : [`The report shows a change in ${difference}, not in ${loud}.`]),
    ...(slid.join() === [was, is].join() ? [] : [`The report slides from and to ${slid.join()}, not ${was},${is}.`])
  ]
}
