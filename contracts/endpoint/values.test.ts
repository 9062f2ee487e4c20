import { expect, test } from "vitest"
import { agreedCalls } from "../agreed"
import { missingValues, wrongValues } from "./values"

const all = agreedCalls()
const key = "3f0c8a52-91d4-4b7e-a2c6-5d8e1f907b3c"

test("an endpoint that answers no day is named, with the day from which on the pact is red", () => {
  expect(missingValues("plans are on sale", {}, all)).toBe(
    "'plans are on sale' answers no `departure`, `return`: from 2027-01-11 on its calls are red"
  )
  const values = { departure: "2028-01-10", return: "2028-01-25" }
  expect(missingValues("plans are on sale", values, all)).toBeUndefined()
})

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const slashed = (day: string) => day.split("-").reverse().join("/")

test.each([
  [{ departure: inDays(21), return: inDays(36), bought: slashed(inDays(-2)), key }, []],
  [{ departure: inDays(-30), return: inDays(-15) }, ["departure"]],
  [{ departure: inDays(21), return: inDays(26) }, ["return"]],
  [{ return: inDays(36) }, []],
  [{ departure: inDays(21), return: slashed(inDays(36)) }, ["return"]],
  [{ bought: inDays(-2) }, ["bought"]],
  [{ bought: slashed(inDays(-20)) }, ["bought"]],
  [{ key: "clave-1" }, ["key"]]
])("of the values %j these are told: %j", (values, told) => {
  const found = ["a plan can be bought", "messages are taken"].flatMap((state) => wrongValues(state, [values], all))
  const names = found.map((fault) => /`(\w+)`/.exec(fault)?.[1])
  expect([...new Set(names)]).toEqual(told)
})
