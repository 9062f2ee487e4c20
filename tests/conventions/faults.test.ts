import { expect, test } from "vitest"
import { calls as sandboxCalls } from "../../contracts/sandbox/calls/registry"
import { looks } from "../e2e/faults/matrix"
import { allStories } from "./storyIds"

/** The calls of the sandbox. Those of the login are documents and do not count. */
const calls = sandboxCalls.map(({ name }) => name).filter((name) => !/^log(in|out)\b/.test(name))

const stories = allStories()

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
