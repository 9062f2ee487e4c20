import { expect, test } from "vitest"
import { benefitRows } from "../comparison/planDifference"

const planOf = (...benefits: ReadonlyArray<readonly [description: string, detail: string]>) => ({
  benefits: benefits.map(([description, detail]) => ({ description, detail }))
})

test("each benefit of any plan is a row in Spanish order, with the words of each plan", () => {
  const rows = benefitRows([
    planOf(["Bagaje", "USD 100"], ["Ámbito", "Mundial"]),
    planOf(["Ámbito", "Europa"], ["Cancelación", "USD 1.000"]),
    planOf()
  ])
  expect(rows).toEqual([
    { description: "Ámbito", details: ["Mundial", "Europa", undefined] },
    { description: "Bagaje", details: ["USD 100", undefined, undefined] },
    { description: "Cancelación", details: [undefined, "USD 1.000", undefined] }
  ])
})

test("notes are left out, and surrounding spaces do not matter", () => {
  const rows = benefitRows([planOf(["“Nota”", "-"], ["Bagaje ", " USD 100"]), planOf(["Bagaje", "USD 100"])])
  expect(rows).toEqual([{ description: "Bagaje", details: ["USD 100", "USD 100"] }])
})

test("a benefit that a plan lists twice has two rows", () => {
  const rows = benefitRows([planOf(["Hotel", "10 días"], ["Hotel", "USD 100"]), planOf(["Hotel", "5 días"])])
  expect(rows).toEqual([
    { description: "Hotel", details: ["10 días", "5 días"] },
    { description: "Hotel", details: ["USD 100", undefined] }
  ])
})

test("no plans, no rows", () => {
  expect(benefitRows([])).toEqual([])
})
