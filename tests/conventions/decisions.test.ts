import { existsSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { areas } from "../../stories/decisions/decisions"
import { root } from "../run/command"
import { citing } from "./citations"
import { filesUnder, read } from "./source"

const decisions = areas.flatMap((area) => area.decisions)
const numbers = new Set(decisions.map(({ number }) => number))

test("every decision has a number of its own", () => {
  expect(numbers.size).toBe(decisions.length)
})

test("every area has its page", () => {
  const pages = read("stories/decisions/ByArea.stories.tsx")
  expect(areas.filter(({ name }) => !pages.includes(`export const ${name} = pageOf("${name}")`))).toEqual([])
})

test("a decision is short: lines of 100 characters, 60 words in all", () => {
  const isLong = (text: ReadonlyArray<string>) => text.join(" ").split(" ").length > 60
  const long = decisions.filter(
    ({ claim, text }) => isLong(text) || [claim, ...text].some(({ length }) => length > 100)
  )
  expect(long.map(({ number }) => number)).toEqual([])
})

test("every decision names a file that is there", () => {
  expect(
    decisions.filter(({ file }) => !existsSync(join(root, file))).map(({ file, number }) => `${number}: ${file}`)
  ).toEqual([])
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
