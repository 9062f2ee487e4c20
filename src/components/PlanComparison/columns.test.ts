import { describe, expect, test } from "vitest"
import { columnsOf, comeFirst } from "./columns"

const ids = ["A", "B", "C", "D", "E"]

describe("another plan becomes the active one", () => {
  test.each([
    ["of the columns: the two change places", ["A", "B", "C"], "C", ["C", "B", "A"]],
    ["and the one before again", ["C", "B", "A"], "A", ["A", "B", "C"]],
    ["from outside: it comes first", ["A", "B"], "D", ["D", "A", "B"]],
    ["from outside, with four shown: the last one leaves", ["A", "B", "C", "D"], "E", ["E", "A", "B", "C"]],
    ["that it was already", ["A", "B"], "A", ["A", "B"]],
    ["where there were none", [], "A", []]
  ])("%s", (_, columns, active, expected) => expect(comeFirst(columns, active)).toEqual(expected))
})

describe("the columns that are shown", () => {
  test.each([
    ["the next stands beside the active one at first", [], "B", ["B", "C"]],
    ["beside the last one stands the first", [], "E", ["E", "A"]],
    ["those that were chosen", ["B", "D", "A"], "B", ["B", "D", "A"]],
    ["a plan that is gone leaves", ["B", "X"], "B", ["B", "C"]]
  ])("%s", (_, columns, active, expected) => expect(columnsOf(columns, ids, active)).toEqual(expected))

  test("one plan alone has nothing beside it", () => expect(columnsOf([], ["A"], "A")).toEqual(["A"]))
})
