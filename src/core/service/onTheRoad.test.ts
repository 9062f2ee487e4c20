import { expect, test } from "vitest"
import { nearestFirst, type Road, roadOf } from "./onTheRoad"

const trip = { start: "2026-12-18", end: "2026-12-28" }

test.each<[string, typeof trip, Road | undefined]>([
  ["2026-11-17", trip, undefined],
  ["2026-11-18", trip, { is: "before", days: 30 }],
  ["2026-12-06", trip, { is: "before", days: 12 }],
  ["2026-12-17", trip, { is: "before", days: 1 }],
  ["2026-12-18", trip, { is: "during", day: 1, of: 10 }],
  ["2026-12-20", trip, { is: "during", day: 3, of: 10 }],
  ["2026-12-27", trip, { is: "during", day: 10, of: 10 }],
  ["2026-12-28", trip, { is: "return" }],
  ["2026-12-29", trip, { is: "after", until: "2027-01-27", days: 29 }],
  ["2027-01-03", trip, { is: "after", until: "2027-01-27", days: 24 }],
  ["2027-01-27", trip, { is: "after", until: "2027-01-27", days: 0 }],
  ["2027-01-28", trip, undefined],
  // A trip of one day goes out and comes back on it.
  ["2026-12-17", { start: "2026-12-18", end: "2026-12-18" }, { is: "before", days: 1 }],
  ["2026-12-18", { start: "2026-12-18", end: "2026-12-18" }, { is: "return" }],
  // Over a leap day, a year's end, and the nights when clocks change in Europe and in Chile.
  ["2028-02-29", { start: "2028-02-27", end: "2028-03-02" }, { is: "during", day: 3, of: 4 }],
  ["2027-01-01", { start: "2026-12-31", end: "2027-01-02" }, { is: "during", day: 2, of: 2 }],
  ["2027-03-29", { start: "2027-03-27", end: "2027-04-06" }, { is: "during", day: 3, of: 10 }],
  ["2027-04-05", { start: "2027-04-03", end: "2027-04-13" }, { is: "during", day: 3, of: 10 }]
])("on %s, of the trip %o (OU-on-the-road)", (today, of, road) => expect(roadOf(of, today)).toEqual(road))

test("of two trips the one under way comes first, then the next, then the last one (OU-on-the-road)", () => {
  const over = { start: "2026-11-20", end: "2026-11-30" }
  const now = { start: "2026-12-18", end: "2026-12-28" }
  const inside = { start: "2026-12-20", end: "2026-12-22" }
  const next = { start: "2027-01-10", end: "2027-01-20" }
  const later = { start: "2027-06-10", end: "2027-06-20" }
  const all = [later, over, now, next]
  expect(nearestFirst(all, "2026-12-20")).toEqual([now, next, later, over])
  expect(nearestFirst(all, "2026-12-10")).toEqual([now, next, later, over])
  expect(nearestFirst(all, "2026-12-29")).toEqual([next, later, now, over])
  expect(nearestFirst(all, "2027-08-01")).toEqual([])
  expect(nearestFirst([now, inside], "2026-12-21")).toEqual([inside, now])
  expect(nearestFirst([over, now], "2026-12-30")).toEqual([now, over])
})
