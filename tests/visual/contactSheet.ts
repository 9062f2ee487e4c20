import { mkdirSync, writeFileSync } from "node:fs"
import { join, relative } from "node:path"
import { parseArgs } from "node:util"
import { chromium } from "playwright"
import { findBrowser, launchArgs } from "../browser"
import { root } from "../command"
import { cropped, decoded, encoded, smaller } from "./picture"
import type { Shot } from "./shots"
import { buildStories, openStudio } from "./studio"

/*
 * `npm run contact-sheet` photographs every page in every channel and lays the pictures side by side, for a glance before a release;
 * with `-- --readme` it also renews the small one that the README shows.
 */
const { values: asked } = parseArgs({
  options: { readme: { type: "boolean", default: false }, storybook: { type: "string" } }
})

/** The width of a desk, and how much of a page is shown, in CSS pixels. */
const [desk, fold] = [1280, 1600]
const inReadme = /\/(HomePage|ResultsPage|PaymentPage|FaqsPage)$/

interface Thumbnail {
  readonly page: string
  readonly channel: string
  readonly large: string
  readonly small: string
}

const dataUri = (png: Buffer) => `data:image/png;base64,${png.toString("base64")}`

const thumbnail = ({ title, channel }: Shot, png: Buffer): Thumbnail => {
  const top = cropped(decoded(png), desk, fold)
  const scaled = (by: number) => dataUri(encoded(smaller(top, by)))
  return { page: title.split("/").at(-1) ?? title, channel, large: scaled(5), small: scaled(8) }
}

const style = `body{margin:0;padding:12px;width:max-content;font:12px/1.3 Figtree,system-ui,sans-serif;background:#dfe3e8;color:#111}
table{border-spacing:8px}th{font-weight:600;text-align:left}td{vertical-align:top;padding:0}img{display:block;border-radius:4px}`

/** A row for each page, a column for each channel. */
const sheet = (thumbnails: ReadonlyArray<Thumbnail>, size: "large" | "small") => {
  const pages = [...new Set(thumbnails.map(({ page }) => page))].sort()
  const channels = [...new Set(thumbnails.map(({ channel }) => channel))].sort()
  const cell = (page: string, channel: string) => {
    const found = thumbnails.find((thumb) => thumb.page === page && thumb.channel === channel)
    return `<td>${found ? `<img alt="${page} in ${channel}" src="${found[size]}">` : "none"}</td>`
  }
  const head = `<tr><th></th>${channels.map((channel) => `<th>${channel}</th>`).join("")}</tr>`
  const rows = pages.map((page) => `<tr><th>${page}</th>${channels.map((id) => cell(page, id)).join("")}</tr>`)
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Every page in every channel</title><style>${style}</style>
<table>${head}${rows.join("\n")}</table></html>\n`
}

const asPng = async (html: string) => {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...launchArgs] })
  const page = await browser.newPage({ viewport: { width: 400, height: 400 } })
  await page.setContent(html)
  const { width, height } = (await page.locator("body").boundingBox()) ?? { width: 400, height: 400 }
  await page.setViewportSize({ width: Math.ceil(width), height: Math.ceil(height) })
  const png = await page.screenshot()
  await browser.close()
  return png
}

const studio = await openStudio(asked.storybook ?? (await buildStories()))
const pages = studio.shots.filter(({ isPage, width }) => isPage && width === desk)
const thumbnails: Array<Thumbnail> = []
const broken: Array<string> = []
await studio.photograph(
  pages,
  3,
  () => true,
  ({ failure, png, shot }) => {
    if (png) thumbnails.push(thumbnail(shot, png))
    else broken.push(`${shot.key}: ${failure}`)
  }
)
await studio.close()

const folder = join(root, ".cache/visual")
mkdirSync(folder, { recursive: true })
const html = sheet(thumbnails, "large")
writeFileSync(join(folder, "contact-sheet.html"), html)
writeFileSync(join(folder, "contact-sheet.png"), await asPng(html))
if (asked.readme) {
  const chosen = thumbnails.filter(({ page }) => inReadme.test(`/${page}`))
  writeFileSync(join(root, ".github/portal.png"), await asPng(sheet(chosen, "small")))
}
for (const line of broken) console.log(`broken: ${line}`)
console.log(`${thumbnails.length} pictures: ${relative(process.cwd(), join(folder, "contact-sheet.html"))} and .png`)
process.exitCode = broken.length > 0 ? 1 : 0
