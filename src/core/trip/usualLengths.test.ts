import { expect, test } from "vitest"
import { dayAfter } from "./tidyDates"
import { usualLengths } from "./tripRules"

// QR-10
test.each([
  ["EUROPA", 90, [7, 10, 15]],
  ["EUROPA", 15, [7, 10, 15]],
  ["EUROPA", 14, [7, 10]],
  ["ARGENTINA", 90, [7]],
  ["", 6, []]
])("to %s within %i days a channel offers %j", (destination, maxDays, offered) => {
  const shorter = [{ destination: "ARGENTINA", maxDays: 9 }]
  expect(usualLengths(destination, { maxDays, maxDaysToStart: 90, shorter })).toEqual(offered)
})

test.each([
  ["2026-12-22", 10, "2027-01-01"],
  ["2028-02-25", 7, "2028-03-03"],
  ["2027-02-25", 7, "2027-03-04"],
  ["2026-10-20", 15, "2026-11-04"]
])("from %s, %i days later is %s", (day, days, later) => {
  expect(dayAfter(day, days)).toBe(later)
})
