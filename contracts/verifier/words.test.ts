import { describe, expect, test } from "vitest"
import { differences, type Mismatch } from "./differences"
import { chosen, type Verdict } from "./verdict"

const known = new Set(["DNI", "Amount", "Name"])
const content = { Amount: 1, Name: "", Until: "2026-12-20T23:59:59" }
const told = (...mismatches: ReadonlyArray<Mismatch>) => differences(mismatches, { content, known })
const inBody = (mismatch: string, more: Partial<Mismatch> = {}): Mismatch => ({
  type: "BodyMismatch",
  path: "$.Until",
  mismatch,
  ...more
})

describe("a fault is one line in plain words", () => {
  test.each([
    [
      "a time",
      inBody("Expected 'x' to match '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$'", {
        expected: '"2026-12-20T23:59:59"'
      }),
      "body $.Until: wanted a time such as 2026-12-20T23:59:59, got 'x'"
    ],
    [
      "a day",
      inBody("Expected '1/2/2027' to match '^\\d{4}-\\d{2}-\\d{2}$'", { expected: '"2027-01-10"' }),
      "body $.Until: wanted a day such as 2027-01-10, got '1/2/2027'"
    ],
    [
      "a missing field without an example, beside a field that another call has",
      inBody("Actual map is missing the following keys: Name", {
        path: "$",
        expected: '["Name","Amount"]',
        actual: '["Amount","DNI"]'
      }),
      "body $.Name: is missing, wanted a text"
    ]
  ])("%s", (_, mismatch, line) => {
    expect(told(mismatch)).toEqual([line])
  })

  test("a wrong status says it all", () => {
    const header = { type: "HeaderMismatch", key: "Content-Type", expected: "application/json", actual: "" }
    const status = { type: "StatusMismatch", expected: 200, actual: 400 }
    const body = inBody("Actual map is missing the following keys: Amount", { expected: '["Amount"]', actual: "[]" })
    expect(told(status, header, body)).toEqual(["status: wanted 200, got 400"])
  })
})

const calls = ["plans", "plans for a trip"].map((description) => ({
  description,
  providerStates: [{ name: "plans are on sale" }],
  request: { method: "POST", path: "/quote" },
  response: { status: 200 }
}))
const other = { ...calls[0], description: "nothing", providerStates: [{ name: "no plans are on sale" }] } as const
const all = [...calls, other] as ReadonlyArray<Verdict["interaction"]>

test("--only takes the call of this name alone, or every call with the words", () => {
  const names = (only?: ReadonlyArray<string>) => chosen(all, only).map(({ description }) => description)
  expect(names(["plans"])).toEqual(["plans"])
  expect(names(["plan"])).toEqual(["plans", "plans for a trip"])
  expect(names()).toHaveLength(3)
})
