import { describe, expect, test } from "vitest"
import { columnsOf, comeFirst } from "./useDifferences"

const ids = ["A", "B", "C", "D", "E"]

describe("a new active plan", () => {
  test.each([
    ["already shown: swaps places with the first", ["A", "B", "C"], "C", ["C", "B", "A"]],
    ["back to the earlier one: swaps again", ["C", "B", "A"], "A", ["A", "B", "C"]],
    ["not shown: takes the place of the first", ["A", "B", "C"], "D", ["D", "B", "C"]],
    ["active already: nothing changes", ["A", "B"], "A", ["A", "B"]],
    ["without columns: stands alone", [], "A", ["A"]]
  ])("%s", (_, columns, active, expected) => expect(comeFirst(columns, active)).toEqual(expected))
})

describe("the visible columns", () => {
  test.each([
    ["start with the active plan and the next", [], "B", ["B", "C"]],
    ["start with the last plan and the first", [], "E", ["E", "A"]],
    ["keep the chosen plans", ["B", "D", "A"], "B", ["B", "D", "A"]],
    ["drop a plan that no longer exists", ["B", "X"], "B", ["B", "C"]]
  ])("%s", (_, columns, active, expected) => expect(columnsOf(columns, ids, active)).toEqual(expected))

  test("show a single plan alone", () => expect(columnsOf([], ["A"], "A")).toEqual(["A"]))
})
