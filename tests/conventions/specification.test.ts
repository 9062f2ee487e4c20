import { expect, test } from "vitest"
import { decisionLink } from "../../stories/decisions/decisions"
import { groups, requirements } from "../../stories/specification/specification"
import { citationsOf, proofs } from "./citations"

const ids = new Set(requirements.map(({ id }) => id))
const citations = citationsOf(groups.map(({ code }) => code))

test("the id of every requirement begins with the code of its group alone", () => {
  expect(new Set(groups.map(({ code }) => code)).size).toBe(groups.length)
  const odd = groups.flatMap(({ code, requirements }) =>
    Object.keys(requirements).filter((id) => !/^(\d{2}|[a-z]+(-[a-z]+)*)$/.test(id.replace(`${code}-`, "")))
  )
  expect(odd).toEqual([])
})

test("every decision that a requirement names is there", () => {
  const lost = requirements.filter(({ decision }) => decision && decisionLink(decision) === undefined)
  expect(lost.map(({ id }) => id)).toEqual([])
})

test("every cited id is a requirement", () => {
  const unknown = citations.filter(({ id }) => !ids.has(id))
  expect(unknown.map(({ file, id, line }) => `${file}:${line} ${id}`)).toEqual([])
})

test("a test or a story proves every requirement", () => {
  const proven = new Set(proofs(citations).map(({ id }) => id))
  expect([...ids].filter((id) => !proven.has(id))).toEqual([])
})

test("the story of a proof is under a title of Storybook's sidebar", () => {
  const shown = [...new Set(citations.flatMap(({ story }) => story ?? []))]
  expect(shown.length).toBeGreaterThan(100)
  expect(
    shown.filter((id) => !/^(components|pages|parts|foundations|rules|texts|how-it-works|start)-/.test(id))
  ).toEqual([])
})
