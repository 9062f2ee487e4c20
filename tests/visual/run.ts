import { rmSync } from "node:fs"
import { join, relative } from "node:path"
import { parseArgs } from "node:util"
import { root } from "../run/command"
import { baselinesIn, committed, nameOf } from "./baselines"
import { causesIn, cleanCommit, keepSame } from "./causes"
import { cutsOf, topOf } from "./cuts"
import { findPhotographer } from "./photographer"
import { compressed, decoded, difference, reduced, smaller } from "./picture"
import { type Finding, grouped, writeReport } from "./report"
import type { Shot } from "./shots"
import { buildStories, openStudio, type Taken } from "./studio"

/*
 * `npm run visual` photographs the stories and compares; `npm run visual:update` accepts the new
 * photographs. The exit code is 0 without a change, 1 with one, 2 after a failure, and 3 if the
 * committed photographs are from another browser or version, which makes a comparison useless.
 */
const { values: asked } = parseArgs({
  options: {
    update: { type: "boolean", default: false },
    /** A pattern for title, story and mode, such as `pages-.*belo 360`. Ignores case. */
    grep: { type: "string", default: "" },
    /** A built Storybook. */
    storybook: { type: "string" },
    /** A folder of photographs outside the project. */
    baselines: { type: "string", default: committed },
    /** Delays frames or short timers at random. A difference then shows a race. */
    restless: { type: "boolean", default: false },
    cameras: { type: "string", default: "3" },
    "any-browser": { type: "boolean", default: false }
  }
})

const started = Date.now()
const report = join(root, ".cache/visual/report.html")
rmSync(report, { force: true })
const major = (version: string) => version.split(".")[0]
const pattern = new RegExp(asked.grep, "i")
const isAsked = (key: string, title = "") => pattern.test(`${title} ${key}`)

const baselines = baselinesIn(asked.baselines)
const manifest = baselines.read()
const before = manifest?.photographs ?? {}
const browser = await findPhotographer(manifest?.browser)
const commit = asked.storybook ? undefined : cleanCommit()
const stories = asked.storybook ?? (await buildStories())
const studio = await openStudio(browser, stories, asked.restless)
const built = Date.now()

/**
 * Another browser or version draws everything slightly differently: it compares nothing, and takes
 * all photographs anew or none.
 */
const isSameBrowser = manifest === undefined || major(manifest.browser) === major(studio.browser)
const isPart = !asked.update || asked.grep !== ""

if (!asked.update && manifest === undefined) {
  console.error("There are no photographs yet: npm run visual:update takes them.")
  await studio.close()
  process.exit(2)
}
if (isPart && manifest && !isSameBrowser && !asked["any-browser"]) {
  console.log(
    `The photographs were taken by ${manifest.browser}, this is ${studio.browser}: nothing was ${asked.update ? "taken" : "compared"}.\n` +
      "Debian has that one no more, or this is not Debian, or CHROME_PATH leads elsewhere. Set CHROME_PATH to it, or take all of them anew with npm run visual:update, or compare nevertheless with -- --any-browser."
  )
  await studio.close()
  process.exit(3)
}

const seconds = (from: number, to: number) => `${((to - from) / 1000).toFixed(0)} s`
const findings: Array<Finding> = []
const after: Record<string, string> = {}
let same = 0

/** Story, channel and width of a photograph, from its name in the manifest. */
const toldOf = (key: string) => {
  const [story = "", mode = ""] = key.split(" · ")
  const [channel = "", width] = mode.split(" ")
  return { key, story, channel, width: Number(width) }
}
/** Different pixels without a visible difference. */
const alike: Array<string> = []

const compare = (shot: Shot, png: Buffer) => {
  const name = nameOf(png)
  const old = before[shot.key]
  if (old === name) {
    same++
    after[shot.key] = name
    return
  }
  const now = reduced(smaller(decoded(png)))
  const was = old === undefined ? undefined : decoded(baselines.picture(old))
  const found = was && difference(was, now)
  if (old !== undefined && was && !found) {
    alike.push(shot.key)
    after[shot.key] = asked.update ? name : old
    if (asked.update) baselines.keep(name, compressed(now))
    return
  }
  after[shot.key] = name
  if (asked.update) baselines.keep(name, compressed(now))
  if (was && found) {
    const says = `${found.pixels} pixels, ${found.colours} flat colours`
    const cuts = cutsOf(was, now, found)
    findings.push({ kind: "changed", ...toldOf(shot.key), says, cuts })
  } else
    findings.push({
      kind: "new",
      ...toldOf(shot.key),
      says: "no photograph was kept of it",
      cuts: topOf(smaller(decoded(png)))
    })
}

const wanted = studio.shots.filter(({ key, title }) => isAsked(key, title))
let taken = 0

const onTaken = ({ failure, png, shot }: Taken) => {
  taken++
  if (taken % 250 === 0) {
    console.log(`${taken} of ${wanted.length}, ${seconds(built, Date.now())}`)
    // Saves the finished part, in case the rest is cancelled.
    if (asked.update) baselines.write({ browser: studio.browser, photographs: { ...before, ...after } }, false)
  }
  if (png) compare(shot, png)
  else {
    findings.push({ kind: "broken", ...toldOf(shot.key), says: failure ?? "it could not be shown" })
    if (before[shot.key]) after[shot.key] = before[shot.key] ?? ""
  }
}

await studio.photograph(wanted, Number(asked.cameras), (shot, png) => before[shot.key] === nameOf(png), onTaken)
await studio.close()

const known = new Set(studio.shots.map(({ key }) => key))
for (const [key, name] of Object.entries(before)) {
  if (!known.has(key) && isAsked(key))
    findings.push({
      kind: "gone",
      ...toldOf(key),
      says: "no story asks for it",
      cuts: topOf(decoded(baselines.picture(name)))
    })
  else if (known.has(key) && after[key] === undefined) after[key] = name
}
findings.sort((a, b) => (a.key < b.key ? -1 : 1))

const kinds = ["changed", "new", "gone", "broken"].map(
  (kind) => `${findings.filter((finding) => finding.kind === kind).length} ${kind}`
)
const summary = `${wanted.length} photographs: ${same} the same, ${alike.length} alike, ${kinds.join(", ")}`
console.log(`${summary}; built in ${seconds(started, built)}, taken in ${seconds(built, Date.now())}`)
const broken = findings.filter(({ kind }) => kind === "broken")
for (const { key, says } of broken) console.log(`broken: ${key}: ${says.split("\n")[0]}`)
for (const key of alike.slice(0, 20)) console.log(`alike: ${key}`)
if (asked.update) baselines.write({ browser: studio.browser, photographs: after }, true)
if (findings.length > 0) {
  const causeOf = causesIn(stories)
  const told: Array<Finding> = []
  for (const finding of findings)
    told.push(finding.kind === "changed" ? { ...finding, cause: await causeOf(finding) } : finding)
  writeReport(report, told, summary)
  console.log(`See ${relative(process.cwd(), report)}: ${grouped(told).length} to decide`)
} else if (commit && wanted.length === studio.shots.length && asked.baselines === committed) keepSame(commit)
process.exitCode = asked.update ? Math.min(broken.length, 1) : Math.min(findings.length, 1)
