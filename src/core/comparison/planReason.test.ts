import { describe, expect, test } from "vitest"
import { silverPlan } from "../../../contracts/fixtures/plans"
import type { Plan } from "../quote/plan"
import { reasonFor, usdOf } from "./planReason"

describe("an amount in USD", () => {
  test.each([
    ["USD 1.000", 1000],
    ["USD 1.000.000", 1_000_000],
    ["USD 12000", 12_000],
    ["U$S 500", 500],
    ["US$ 1.200", 1200],
    ["usd500", 500],
    ["Hasta USD 500", 500],
    [" USD 700 ", 700],
    ["USD 80 por día, hasta 10 días", undefined],
    ["USD 40 por kg hasta USD 800", undefined],
    ["USD 1,000", undefined],
    ["USD 1.0000", undefined],
    ["ARS 150.000", undefined],
    ["Incluida", undefined],
    ["USD", undefined],
    ["", undefined],
    [undefined, undefined]
  ])("%j is read as %j", (detail, amount) => expect(usdOf(detail)).toBe(amount))
})

const planOf = (coverage: string, amount: number, more: Partial<Plan> = {}): Plan => ({
  ...silverPlan,
  coverage,
  instalments: [{ id: 1, paymentMethod: 0, count: 12, amount }],
  ...more
})
const first = planOf("USD 300.000", 934_324)

// OU-16
describe("the reason for a plan beside the first one", () => {
  test.each([
    ["more cover, dearer", planOf("USD 500.000", 1_777_382), { sport: false, medical: 200_000, instalment: 843_058 }],
    ["less cover, cheaper", planOf("USD 80.000", 570_260), { sport: false, medical: -220_000, instalment: -364_064 }],
    ["as much, cheaper", planOf("USD 300.000", 934_224), { sport: false, medical: 0, instalment: -100 }],
    [
      "sport",
      planOf("USD 150.000", 1_002_271, { product: "S1" }),
      { sport: true, medical: -150_000, instalment: 67_947 }
    ],
    ["of a year", planOf("USD 500.000 ANUAL 30", 934_324), { sport: false, medical: 200_000, instalment: 0 }]
  ])("%s", (_, plan, reason) => expect(reasonFor(first, plan)).toEqual(reason))

  test.each([
    ["the first plan itself", first],
    ["less cover, dearer", planOf("USD 80.000", 934_325)],
    ["as much, dearer", planOf("USD 300.000", 934_325)],
    ["a coverage in pesos", planOf("ARS 1.500.000", 100)],
    ["a coverage without a figure", planOf("ANUAL", 100)],
    ["another count of instalments", planOf("USD 500.000", 1, { instalments: [] })]
  ])("none for %s", (_, plan) => expect(reasonFor(first, plan)).toBeUndefined())

  test("sport is no reason where the first plan has it too", () =>
    expect(
      reasonFor(planOf("USD 150.000", 100, { product: "S1" }), planOf("USD 150.000", 101, { product: "S2" }))
    ).toBeUndefined())
})
