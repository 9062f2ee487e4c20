import { mkdirSync, writeFileSync } from "node:fs"
import { join, relative } from "node:path"
import { parseArgs } from "node:util"
import { chromium } from "playwright"
import { findBrowser, launchArgs } from "../run/browser"
import { root } from "../run/command"
import { baselinesIn, committed } from "./baselines"
import { cropped, decoded, encoded, smaller } from "./picture"

/*
 * `npm run contact-sheet` lays the photographs of every page in every channel side by side, for a
 * glance before a release; with `-- --readme` it also renews the small one that the README shows.
 * The sheet shows the committed photographs; npm run visual compares them with the stories.
 */
const { values: asked } = parseArgs({
  options: { readme: { type: "boolean", default: false }, baselines: { type: "string", default: committed } }
})

const baselines = baselinesIn(asked.baselines)
const photographs = baselines.read()?.photographs ?? {}
const desk = 1280
/** The visible part of a page, in pixels of a photograph, which has half the page's size. */
const fold = { width: desk / 2, height: 700 }
const inReadme = /^(home|results|passengers|payment)page$/

interface Thumbnail {
  readonly page: string
  readonly channel: string
  readonly large: string
  readonly small: string
}

/** The first story of a page stands for it: it has photographs in several channels. */
const isPage = (story: string) =>
  /^pages-\w*page--/.test(story) &&
  Object.keys(photographs).filter((key) => key.startsWith(`${story} · `) && key.endsWith(` ${desk}`)).length > 1

const thumbnails = Object.entries(photographs).flatMap(([key, name]): ReadonlyArray<Thumbnail> => {
  const [story = "", mode = ""] = key.split(" · ")
  const [channel = "", width] = mode.split(" ")
  if (width !== String(desk) || !isPage(story)) return []
  const top = cropped(decoded(baselines.picture(name)), fold.width, fold.height)
  const scaled = (by: number) => `data:image/png;base64,${encoded(smaller(top, by)).toString("base64")}`
  const page = story.replace(/^pages-/, "").replace(/--playground$/, "")
  return [{ page, channel, large: scaled(3), small: scaled(4) }]
})

const style = `body{margin:0;padding:12px;width:max-content;font:12px/1.3 Figtree,system-ui,sans-serif;background:#dfe3e8;color:#111}
table{border-spacing:8px}th{font-weight:600;text-align:left}td{vertical-align:top;padding:0}img{display:block;border-radius:4px}`

/** A row for each page, a column for each channel. */
const sheet = (shown: ReadonlyArray<Thumbnail>, size: "large" | "small") => {
  const pages = [...new Set(shown.map(({ page }) => page))].sort()
  const channels = [...new Set(shown.map(({ channel }) => channel))].sort()
  const cell = (page: string, channel: string) => {
    const found = shown.find((thumb) => thumb.page === page && thumb.channel === channel)
    return `<td>${found ? `<img alt="${page} in ${channel}" src="${found[size]}">` : "none"}</td>`
  }
  const head = `<tr>${channels.map((channel) => `<th>${channel}</th>`).join("")}</tr>`
  const name = (page: string) => (size === "large" ? `<tr><th colspan="${channels.length}">${page}</th></tr>` : "")
  const rows = pages.map((page) => `${name(page)}<tr>${channels.map((id) => cell(page, id)).join("")}</tr>`)
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Every page in every channel</title><style>${style}</style>
<table>${head}${rows.join("\n")}</table></html>\n`
}

const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...launchArgs] })

const asPng = async (html: string) => {
  const page = await browser.newPage({ viewport: { width: 400, height: 400 } })
  await page.setContent(html)
  const { width, height } = (await page.locator("body").boundingBox()) ?? { width: 400, height: 400 }
  await page.setViewportSize({ width: Math.ceil(width), height: Math.ceil(height) })
  return page.screenshot()
}

const folder = join(root, ".cache/visual")
mkdirSync(folder, { recursive: true })
const html = sheet(thumbnails, "large")
writeFileSync(join(folder, "contact-sheet.html"), html)
writeFileSync(join(folder, "contact-sheet.png"), await asPng(html))
if (asked.readme) {
  const chosen = thumbnails.filter(({ page }) => inReadme.test(page))
  const png = await asPng(sheet(chosen, "small"))
  writeFileSync(join(root, ".github/portal.png"), png)
}
await browser.close()
console.log(`${thumbnails.length} pictures: ${relative(process.cwd(), join(folder, "contact-sheet.html"))} and .png`)
if (thumbnails.length === 0) {
  console.error("There are no photographs yet: npm run visual:update takes them.")
  process.exitCode = 2
}
