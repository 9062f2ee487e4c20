import { expect, test } from "vitest"
import { keptProducer, producerProblem } from "./producer"

test.each([
  ["of no producer", false, "P-77", undefined, ""],
  ["with a code", true, "P-77", undefined, "P-77"],
  ["with a code between spaces", true, " P-77 ", undefined, "P-77"],
  ["without a code (PR-03)", true, "", "required", ""],
  ["with spaces as code (PR-03)", true, " \u00a0", "required", ""],
  ["with a card number as code (VA-08)", true, "4242 4242 4242 4242", "card", ""],
  ["of no producer, with a card number left in the field (VA-08)", false, "4242 4242 4242 4242", undefined, ""]
] as const)("a sale %s is judged, and only a good code is stored", (_, sold, code, problem, kept) => {
  expect(producerProblem({ sold, code })).toBe(problem)
  expect(keptProducer({ sold, code })).toEqual({ sold, code: kept })
})
