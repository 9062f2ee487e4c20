import { expect, test } from "vitest"
import { matrix } from "../e2e/faults/matrix"
import type { Row } from "../e2e/faults/row"
import { filesUnder, read } from "./source"

const folder = "contracts/sandbox/calls"
const registered = [...read(`${folder}/registry.ts`).matchAll(/^import \{.*\} from "\.\/(\w+)"$/gm)].map(
  ([, file]) => file
)

/** The calls of the sandbox's registry. Those of the login are documents and do not count. */
const calls = registered.flatMap((file) => {
  const found = [...read(`${folder}/${file}.ts`).matchAll(/^ {2}name: "(.+)",$/gm)].map(([, name = ""]) => name)
  expect(found, `${file} names no call`).not.toEqual([])
  return found.filter((name) => !/^log(in|out)\b/.test(name))
})

const kebab = (name: string) => name.replaceAll(/([a-z0-9])([A-Z])/g, "$1-$2").toLowerCase()

/** Storybook's ids of the stories of a file. */
const storiesIn = (text: string) => {
  const title = /\btitle: "([^"]+)"/.exec(text)?.[1]?.toLowerCase().replaceAll("/", "-")
  return [...text.matchAll(/^export const (\w+)/gm)].map(([, name = ""]) => `${title}--${kebab(name)}`)
}

const files = filesUnder("stories").filter((file) => file.endsWith(".stories.tsx"))
const stories = new Set(files.flatMap((file) => storiesIn(read(file))))
const rows: ReadonlyArray<readonly [name: string, row: Row]> = Object.entries(matrix)

// OU-10
test("the matrix of faults has a row for every call", () => {
  expect(calls.length).toBeGreaterThan(10)
  expect([...new Set(rows.map(([, { call }]) => call))].toSorted()).toEqual(calls.toSorted())
})

// OU-10
test.each(rows)("%s: each fault has a look, and each look a fault and a story", (_, { cells, looks }) => {
  const { duplicate: _twice, ...seen } = cells
  expect([...new Set(Object.values(seen))].toSorted()).toEqual(Object.keys(looks).toSorted())
  expect(Object.values(looks).filter(({ story }) => !stories.has(story))).toEqual([])
})

test("each row has its walk", () => {
  const spec = read("tests/e2e/faults.spec.ts")
  expect(spec).toContain("for (const name of Object.keys(matrix)")
  expect(spec).toContain("walk(name, drives[name]")
})
