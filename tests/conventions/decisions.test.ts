import { expect, test } from "vitest"
import { citing } from "./citations"
import { filesUnder, isThere, read } from "./source"

const areas = filesUnder("stories/decisions").filter((file) => file.endsWith(".md"))
const decisions = areas.flatMap((area) =>
  read(area)
    .split(/^## /m)
    .slice(1)
    .map((entry) => {
      const [, number, claim = "", text = "", file = ""] = /^(\d+)\. (.+)\n\n([\s\S]+?)\n\n`([^`]+)`/.exec(entry) ?? []
      return { number: Number(number), claim, text, file, entry }
    })
)
const numbers = new Set(decisions.map(({ number }) => number))

test("every decision has a number of its own, a claim, a text and a file", () => {
  expect(decisions.length).toBeGreaterThan(60)
  expect(numbers.size).toBe(decisions.length)
  expect(decisions.filter(({ file }) => file === "").map(({ entry }) => entry)).toEqual([])
})

test("every area is on the page of decisions", () => {
  const page = read("stories/decisions/decisions.ts")
  expect(areas.filter((area) => !page.includes(area.replace("stories/decisions", ".")))).toEqual([])
})

test("every decision names a file that is there", () => {
  const lost = decisions.filter(({ file }) => !isThere(file))
  expect(lost.map(({ file, number }) => `${number}: ${file}`)).toEqual([])
})

test("every decision that a comment or a page names is there", () => {
  const files = [...citing, ...filesUnder("stories/specification")]
  const lost = files.flatMap((file) =>
    [...read(file).matchAll(/\bdecision:? (\d+)/gi)]
      .filter(([, number]) => !numbers.has(Number(number)))
      .map(([text]) => `${file}: ${text}`)
  )
  expect(lost).toEqual([])
})
