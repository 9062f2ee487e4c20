import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { availableParallelism } from "node:os"
import { join, relative } from "node:path"
import { parseArgs } from "node:util"
import type { Page } from "@playwright/test"
import { root } from "../run/command"
import { serveFolder } from "../run/serveFolder"
import { openBrowser, openPage, photograph, show } from "./camera"
import { differenceOf, isBlank } from "./difference"
import { causesOf, grouped } from "./groups"
import { type Picture, picturesOf } from "./pictures"
import { type Reach, reachIn } from "./reach"
import { type Finding, reportPage } from "./report"
import { build, buildCommit, cache, comparedWith } from "./revision"

/*
 * `npm run visual` photographs the stories that the change since main can be seen in, before and
 * after it, and reports each difference. `npm run visual:update` takes the pictures before the
 * change anew. Exit code: 0 without a difference, 1 with one, 2 if a story could not be shown or
 * shows nothing.
 */
const { positionals, values: asked } = parseArgs({
  allowPositionals: true,
  options: {
    /** The revision to compare with. */
    base: { type: "string" },
    /** Every story, whatever has changed. */
    all: { type: "boolean", default: false },
    update: { type: "boolean", default: false },
    help: { type: "boolean", default: false }
  }
})
if (asked.help) {
  console.log(readFileSync(join(root, "stories/operating/guides/photographs.md"), "utf8").split("\n## ")[0])
  process.exit()
}
/** For titles and keys, such as `pages-.*belo-360`. Ignores case. */
const pattern = new RegExp(positionals[0] ?? "", "i")

const started = Date.now()
const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`

const { changed, commit, subject } = comparedWith(asked.base)
console.log(`Compares ${changed.length} changed files with ${subject}`)
if (asked.update) rmSync(join(cache, "base"), { recursive: true, force: true })
const [base, storybook] = [await buildCommit(commit), await build(process.cwd(), join(cache, "storybook"))]

const { reach } = reachIn(storybook)
const extent = (found: Reach) => (found === "all" ? Number.POSITIVE_INFINITY : found.size)
/** The most particular file first. */
const reached = new Map(
  changed.map((file) => [file, reach(file)] as const).sort(([, a], [, b]) => extent(a) - extent(b))
)
const browser = await openBrowser()
const isAsked = (picture: Picture) =>
  pattern.test(`${picture.title} ${picture.key}`) && (asked.all || causesOf(picture, reached).length > 0)
const keyed = (pictures: ReadonlyArray<Picture>) => new Map(pictures.map((picture) => [picture.key, picture]))
const listed = keyed(await picturesOf(browser, storybook))
const listedBefore = keyed(await picturesOf(browser, join(base, "storybook")))
const queue = [...new Map([...listedBefore, ...listed]).values()].filter(isAsked)
const { length: count } = queue
console.log(`${count} of ${listed.size} pictures; Storybook built, ${seconds()}`)

const [served, servedBefore] = [await serveFolder(storybook), await serveFolder(join(base, "storybook"))]
const folders = { after: join(cache, "after"), before: join(base, "pictures", browser.version()) }
rmSync(folders.after, { recursive: true, force: true })
for (const folder of Object.values(folders)) mkdirSync(folder, { recursive: true })

const findings: Array<Finding> = []
const faults: Array<string> = []

/** A picture before the change: taken once for each commit and browser. */
const before = async (page: Page, picture: Picture) => {
  const file = join(folders.before, `${picture.key}.png`)
  if (existsSync(file)) return readFileSync(file)
  await show(page, servedBefore.url, picture)
  const png = await photograph(page, picture.whole)
  writeFileSync(file, png)
  return png
}

const after = async (page: Page, picture: Picture) => {
  await show(page, served.url, picture)
  const png = await photograph(page, picture.whole)
  if (await isBlank(page, png)) faults.push(`${picture.key}: one colour alone, it shows nothing`)
  return png
}

const compare = async (page: Page, picture: Picture) => {
  const { key } = picture
  const [was, is] = [
    listedBefore.has(key) ? await before(page, picture) : undefined,
    listed.has(key) ? await after(page, picture) : undefined
  ]
  if (was && is && was.equals(is)) return
  const file = join(folders.after, `${key}.png`)
  if (is) writeFileSync(file, is)
  findings.push({
    picture,
    causes: causesOf(picture, reached),
    kind: was ? (is ? "changed" : "gone") : "new",
    ...(was && { before: relative(cache, join(folders.before, `${key}.png`)) }),
    ...(is && { after: relative(cache, file) }),
    ...(was && is && { box: await differenceOf(page, was, is) })
  })
}

let taken = 0
const work = async () => {
  const page = await openPage(browser)
  for (let picture = queue.shift(); picture; picture = queue.shift()) {
    const { key } = picture
    await compare(page, picture).catch((error: Error) => faults.push(`${key}: ${error.message.split("\n")[0]}`))
    if (++taken % 100 === 0) console.log(`${taken} of ${count}, ${seconds()}`)
  }
}
// Pages wait as much as they draw.
await Promise.all(Array.from({ length: availableParallelism() + 1 }, work))
await browser.close()
await Promise.all([served.close(), servedBefore.close()])

findings.sort((a, b) => (a.picture.key < b.picture.key ? -1 : 1))
const groups = grouped(findings)
const summary = `${findings.length} of ${count} pictures differ; groups: ${groups.length}`
const report = join(cache, "report.html")
writeFileSync(report, reportPage(findings, summary))
console.log(`${summary}; ${seconds()}`)
for (const { found, title } of groups) console.log(`  ${found.length}  ${title}`)
for (const fault of faults) console.log(`fault: ${fault}`)
if (findings.length > 0) console.log(`See ${relative(process.cwd(), report)}`)
process.exitCode = faults.length > 0 ? 2 : Math.min(findings.length, 1)
