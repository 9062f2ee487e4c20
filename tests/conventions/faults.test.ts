import { expect, test } from "vitest"
import { storyId } from "../../.storybook/storybook"
import { calls as sandboxCalls } from "../../contracts/sandbox/calls/registry"
import { looks } from "../e2e/faults/matrix"
import { filesUnder, read } from "./source"

/** The calls of the sandbox. Those of the login are documents and do not count. */
const calls = sandboxCalls.map(({ name }) => name).filter((name) => !/^log(in|out)\b/.test(name))

/** Storybook's ids of the stories of a file. */
const storiesIn = (text: string) => {
  const title = /\btitle: "([^"]+)"/.exec(text)?.[1] ?? ""
  return [...text.matchAll(/^export const (\w+)/gm)].map(([, name = ""]) => storyId(title, name))
}

const files = filesUnder("stories").filter((file) => file.endsWith(".stories.tsx"))
const stories = new Set(files.flatMap((file) => storiesIn(read(file))))

// TR-07
test("each failure of each call has a story", () => {
  expect(calls.length).toBeGreaterThan(10)
  const known = Object.keys(looks)
  expect(
    calls.filter((name) => !known.includes(name)),
    "missing in tests/e2e/faults/matrix.ts"
  ).toEqual([])
  expect(Object.values(looks).flatMap((shown) => Object.values(shown).filter((story) => !stories.has(story)))).toEqual(
    []
  )
})
