import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { first as firstBrand } from "../../src/channels/hosts"
import type { Cause } from "./causes"

/** The place of a difference, cut out of both photographs. */
export interface Cut {
  readonly before: Buffer
  readonly after: Buffer
  /** Of the cut, in pixels of the page. */
  readonly width: number
  readonly height: number
}

/** A photograph that needs a review. */
export interface Finding {
  readonly kind: "changed" | "new" | "gone" | "broken"
  readonly key: string
  readonly story: string
  readonly channel: string
  readonly width: number
  readonly says: string
  readonly cause?: Cause | undefined
  /** Where it differs, from top to bottom. A new photograph is cut at its top. */
  readonly cuts?: ReadonlyArray<Cut>
}

/** Findings with one cause: one decision. */
export interface Group {
  readonly title: string
  readonly commits: ReadonlyArray<string>
  readonly findings: ReadonlyArray<Finding>
}

const titles = {
  changed: "Changed, by no changed file: a package, the browser, or chance",
  new: "New photographs",
  gone: "Photographs that no story asks for",
  broken: "Stories that could not be shown"
}

const distinct = <Item>(items: ReadonlyArray<Item>) => [...new Set(items)]

/** Groups findings by the changed file that they come from, over stories, brands and widths. */
export const grouped = (findings: ReadonlyArray<Finding>): ReadonlyArray<Group> => {
  const groups = new Map<string, Group>()
  for (const finding of findings) {
    const caused = finding.kind === "changed" ? finding.cause : undefined
    const title = caused?.file ?? titles[finding.kind]
    const { commits, findings: others } = groups.get(title) ?? { commits: caused?.commits ?? [], findings: [] }
    groups.set(title, { title, commits, findings: [...others, finding] })
  }
  return [...groups.values()].toSorted((a, b) => b.findings.length - a.findings.length)
}

const signs: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)

const source = (png: Buffer) => `data:image/png;base64,${png.toString("base64")}`

/** Both pictures on one spot: a press or a pointer shows the one before. */
const spot = ({ after, before, height, width }: Cut, name: string) =>
  `<button type="button" class="spot" style="width:${width}px;aspect-ratio:${width}/${height}" aria-label="${escaped(name)}: press for before">
<img alt="" loading="lazy" src="${source(after)}"><img alt="" loading="lazy" class="before" src="${source(before)}"></button>`

const linkOf = ({ channel, story, width }: Finding) => {
  const query = `path=/story/${story}&globals=channel:${channel};viewport.value:w${width}`
  return `<a data-story="${escaped(query)}" href="#">${escaped(`${channel} ${width}`)}</a>`
}

const figure = (finding: Finding) => {
  const spots = (finding.cuts ?? []).map((one, at) => spot(one, `${finding.key}, place ${at + 1}`)).join("")
  return `<figure><figcaption>${linkOf(finding)} ${escaped(finding.says)}</figcaption>${spots}</figure>`
}

/** The first brand at its largest width, then its other pictures. */
const storyPart = (story: string, findings: ReadonlyArray<Finding>) => {
  const [first, ...others] = findings.toSorted(
    (a, b) => b.width - a.width || Number(b.channel === firstBrand) - Number(a.channel === firstBrand)
  )
  if (!first) return ""
  const more =
    others.length === 0
      ? ""
      : `<details><summary>${others.length} more: ${escaped(distinct(others.map(({ channel, width }) => `${channel} ${width}`)).join(", "))}</summary>${others.map(figure).join("")}</details>`
  return `<section><h3>${escaped(story)}</h3>${figure(first)}${more}</section>`
}

/** What the group covers, in words for the approval. */
const extent = (findings: ReadonlyArray<Finding>) => {
  const count = (of: (finding: Finding) => unknown, one: string, many: string) => {
    const { length } = distinct(findings.map(of))
    return `${length} ${length === 1 ? one : many}`
  }
  return [
    count(({ key }) => key, "photograph", "photographs"),
    count(({ story }) => story, "story", "stories"),
    count(({ channel }) => channel, "brand", "brands"),
    count(({ width }) => width, "width", "widths")
  ].join(", ")
}

const groupPart = ({ commits, findings, title }: Group, at: number) => {
  const stories = distinct(findings.map(({ story }) => story))
  const parts = stories.map((story) =>
    storyPart(
      story,
      findings.filter((finding) => finding.story === story)
    )
  )
  const [first, ...others] = parts
  const more =
    others.length > 0
      ? `<details><summary>${others.length} more ${others.length === 1 ? "story" : "stories"}</summary>${others.join("")}</details>`
      : ""
  const why = commits.map((subject) => `<li>${escaped(subject)}</li>`).join("")
  return `<article data-says="${escaped(`${title} (${extent(findings)})`)}"><h2>${at + 1}. ${escaped(title)}</h2><p>${extent(findings)}</p>
<ul>${why}</ul><p class="verdict"><label><input type="radio" name="v${at}" value="as meant"> as meant</label>
<label><input type="radio" name="v${at}" value="not as meant:"> not as meant</label>
<input type="text" data-why aria-label="What is wrong" placeholder="what is wrong"></p>${first}${more}</article>`
}

const beside = (file: string) => readFileSync(join(import.meta.dirname, file), "utf8")

/** Writes the findings as one self-contained page, a group for each cause. */
export const writeReport = (file: string, findings: ReadonlyArray<Finding>, summary: string) => {
  const groups = grouped(findings)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Photographs</title>
<style>${beside("report.css")}</style>
<header><h1>${groups.length} to decide</h1><p>${escaped(summary)}. Press a picture for the one before.</p>
<label>Storybook at <input id="at" value="http://127.0.0.1:6106/"></label></header>
<main>${groups.map(groupPart).join("\n")}
<article><h2>What to say</h2><textarea id="says" rows="${groups.length + 1}" readonly aria-label="What to say"></textarea></article></main>
<script>${beside("reportPage.js")}</script></html>\n`
  )
}
