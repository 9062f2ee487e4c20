import { expect, test } from "vitest"
import { lastClaimOf } from "./claims"

test.each([
  ["2027-01-26", "2027-02-25"],
  ["2026-12-15", "2027-01-14"],
  ["2028-01-30", "2028-02-29"]
])("after a return on %s one may claim until %s", (end, last) => {
  expect(lastClaimOf(end)).toBe(last)
})
