import { expect, test } from "vitest"
import { inOurWords } from "./words"

test("a text of JSON is told as one, not by its regular expression", () => {
  const told = (example: string) =>
    inOurWords(`Expected '[{' to match '^\\[\\s*\\{[^{}]*\\}\\]$'`, JSON.stringify(example))
  expect(told('[{"IdValuesList":1}]')).toBe(`wanted JSON in a text such as [{"IdValuesList":1}], got '[{'`)
  expect(told('{"productId":102}')).toBe(`wanted JSON in a text such as {"productId":102}, got '[{'`)
  expect(told("verano.svg")).toMatch(/^wanted the form \^/)
})
