import { expect, test } from "vitest"
import type { Matchers } from "./pactFile"
import { isWithin, ruleOf, wordsOf } from "./rule"

const rule = (matchers: Matchers["matchers"], example: unknown, combine = "AND") =>
  ruleOf({ combine, matchers }, example, undefined)
const numberOrNull = rule([{ match: "null" }, { match: "number" }], 9.5, "OR")
const exactly = (value: unknown) => ruleOf(undefined, value, undefined)

test("one of several matchers is enough where they are alternatives", () => {
  expect([9, 9.5, null].map((value) => isWithin(exactly(value), numberOrNull))).toEqual([true, true, true])
  expect(isWithin(exactly("9"), numberOrNull)).toBe(false)
  expect(wordsOf(numberOrNull)).toBe("exactly `null` or a number such as `9.5`")
})

test("a form that accepts null by name is an alternative too", () => {
  const digits = rule([{ match: "regex", regex: "^(null|\\d+(\\.\\d+)?)$" }], 9.5)
  expect(isWithin(digits, numberOrNull)).toBe(true)
  expect(isWithin(numberOrNull, digits)).toBe(false)
  const text = rule([{ match: "regex", regex: "^(null|[\\s\\S]*)$" }], "x")
  const same = rule([{ match: "null" }, { match: "regex", regex: "^[\\s\\S]*$" }], "x", "OR")
  expect([isWithin(text, same), isWithin(same, text)]).toEqual([true, true])
})

test("a kind of content alone says nothing of the value", () => {
  const none = rule([{ match: "contentType", value: "application/json" }], null)
  expect([isWithin(exactly(null), none), isWithin(exactly({}), none)]).toEqual([true, false])
})
