import { expect, test } from "vitest"
import { sizing } from "../../stories/operating/guides/sizing"
import { assumed, atPeak, calls, coresAtPeak, files, perThousand, total } from "../../stories/operating/sizing/model"

test("a day of visits at an even pace, by a burst and a busy hour, is its peak", () => {
  const even = assumed.visitsADay / 86_400
  expect(atPeak(1)).toBeCloseTo(even * 24 * assumed.peakHour * assumed.burst)
})

test("parts add up to the whole, and none is negative", () => {
  const parts = [calls, files, perThousand, coresAtPeak].flatMap((rows) => Object.values(rows))
  expect(parts.filter((part) => !(part > 0))).toEqual([])
  expect(total.calls).toBeCloseTo(calls.home + calls.quotes + calls.lists + calls.prices + calls.sales)
})

test("what breaks first is told first", () => {
  const [, last] = [sizing.parts[0], sizing.parts.at(-1)]
  const [block] = last?.blocks ?? []
  const rows = block && "table" in block ? block.table.slice(1) : []
  const cores = rows.map(([first]) => Number(first))
  expect(cores).toHaveLength(Object.keys(coresAtPeak).length)
  expect(cores).toEqual(cores.toSorted((a, b) => b - a))
})
