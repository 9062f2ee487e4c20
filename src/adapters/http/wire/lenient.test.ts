import { expect, test } from "vitest"
import { dayOf, fieldsOf } from "./lenient"

test("days before 1900 are unknown", () => {
  expect(dayOf("1900-01-01T00:00:00")).toBe("1900-01-01")
  expect(dayOf("1899-12-31T00:00:00")).toBeUndefined()
  expect(dayOf("0001-01-01T00:00:00")).toBeUndefined()
})

test("an object is read by lower-case keys, and nothing stands for null", () => {
  expect(fieldsOf({ Name: "Ana", AGE: 0, Note: "", none: null, lost: undefined })).toStrictEqual({
    name: "Ana",
    age: 0,
    note: ""
  })
  for (const other of [null, undefined, "Ana", 7, [], [1]]) expect(fieldsOf(other)).toBeUndefined()
})
