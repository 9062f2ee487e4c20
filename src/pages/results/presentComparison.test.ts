import { describe, expect, test } from "vitest"
import { brands } from "../../../contracts/fixtures/brands"
import { aChannel } from "../../../contracts/fixtures/channel"
import { goldPlan, silverPlan, threePlans } from "../../../contracts/fixtures/plans"
import { aSearch } from "../../../contracts/fixtures/searches"
import { firstViewWords } from "../../copy/firstView"
import { offers } from "../../copy/offers"
import { overlay } from "../../copy/overlay"
import { results } from "../../copy/results"
import type { Plan } from "../../core/quote/plan"
import { presentComparison, presentDifference } from "./presentComparison"

const { currency } = aChannel
const compared = (plans = threePlans) =>
  presentComparison(plans, aSearch, aChannel, firstViewWords(aChannel), results, offers.comparison)

test("every plan is there, in the order on offer, with the id and title of its card", () => {
  expect(compared().plans.map(({ id, title }) => [id, title])).toEqual(
    threePlans.map(({ id, title }) => [String(id), title])
  )
})

test("it costs its longest instalments and the final price; without instalments, the final price alone", () => {
  const [paid, whole] = compared([silverPlan, { ...silverPlan, instalments: [] }]).plans
  const { symbol } = currency
  const final = `${symbol} 136.862`
  expect(paid?.instalment).toEqual({ label: "6 cuotas sin interés de", price: `${symbol} 22.810,40` })
  expect(paid?.price).toEqual({ instalment: `6 × ${symbol} 22.810,40`, label: "Precio final", final })
  expect(whole?.instalment).toEqual({ label: "Precio final", price: final })
  expect(whole?.price.instalment).toBeUndefined()
  const instalments = silverPlan.instalments.map((one) => ({ ...one, amount: one.amount * 2 }))
  const [dearer] = compared([{ ...silverPlan, instalments }]).plans
  expect(dearer?.instalment.label).toBe("6 cuotas de")
})

test("its benefits are without notes and in Spanish order, a row for every benefit of any plan", () => {
  const { plans, rows } = compared([silverPlan, goldPlan])
  expect(plans[0]?.benefits.map(({ description }) => description)).toEqual([
    "Asistencia médica por enfermedad",
    "Demora de equipaje"
  ])
  expect(rows.map(({ details }) => details.length)).toEqual([2, 2, 2])
})

test("a plan for a year says so beside its coverage, and what it covers at length", () => {
  const description = "Todos los viajes de un año."
  const [annual, plain] = compared([{ ...silverPlan, coverage: "USD 80.000 ANUAL 30", description }, goldPlan]).plans
  expect(annual).toMatchObject({
    coverage: "USD 80.000 · Anual, viajes de hasta 30 días corridos",
    description
  })
  expect(plain).toMatchObject({ coverage: "USD 150.000", description: undefined })
})

test.each([
  ["<p>Asistencia&nbsp;médica</p>\n<ul><li>hasta 2 < 3</li></ul>", "Asistencia médica hasta 2 < 3"],
  [" USD 80.000 ", undefined],
  ["<br>", undefined]
])("a long description of the coverage is a text, and appears once: %j", (description, shown) => {
  expect(compared([{ ...silverPlan, description }]).plans[0]?.description).toBe(shown)
})

// OU-16
describe("what a pair says", () => {
  const cover = (medical: string, dentist: string, hotel = "5 días") => [
    { description: "Asistencia médica", detail: medical },
    { description: "Odontología", detail: dentist },
    { description: "Hotel", detail: hotel }
  ]
  const of = (amount: number, benefits: typeof silverPlan.benefits) => ({
    ...silverPlan,
    instalments: [{ id: 1, paymentMethod: 0, count: 12, amount }],
    benefits
  })
  const low = of(934_324, cover("USD 100.000", "USD 700"))
  const high = of(1_777_382, cover("USD 300.000", "USD 1.000"))
  const says = (from: Plan, to: Plan, { comparison } = offers) =>
    presentDifference(from, to, aChannel, comparison.difference)

  test.each([
    ["dearer", low, high, "Por $ 8.430,58 más por cuota (12): +USD 200.000 médica, +USD 300 odontología."],
    ["cheaper", high, low, "Ahorrás $ 8.430,58 por cuota (12) y resignás USD 200.000 médica, USD 300 odontología."],
    [
      "dearer with less of something",
      low,
      of(1_777_382, cover("USD 300.000", "USD 500")),
      "Por $ 8.430,58 más por cuota (12): +USD 200.000 médica, −USD 200 odontología."
    ],
    [
      "cheaper with more of something",
      high,
      of(934_324, cover("USD 100.000", "USD 1.500")),
      "Ahorrás $ 8.430,58 por cuota (12): −USD 200.000 médica, +USD 500 odontología."
    ],
    ["as dear", low, of(934_324, cover("USD 100.000", "USD 800")), "Por la misma cuota (12): +USD 100 odontología."],
    [
      "with another row that differs",
      low,
      of(934_325, cover("USD 100.000", "USD 800", "10 días")),
      "Por $ 0,01 más por cuota (12): +USD 100 odontología. Y\u00a01\u00a0diferencia más."
    ],
    ["without an amount that differs", low, of(1_777_382, cover("USD 100.000", "USD 700", "10 días")), undefined]
  ])("%s", (_, from, to, sentence) => expect(says(from, to)).toBe(sentence))

  test.each(brands)("in the voice of $id", ({ own }) => {
    expect(says(high, low, overlay(offers, own.offers ?? {}))).toMatch(
      /^Ahorr[áa]s \$ 8\.430,58 por cuota \(12\) y resign[áa]s USD 200\.000 médica, USD 300 odontología\.$/
    )
  })

  test("the dialog asks for it by the plans' ids", () => {
    const { difference } = compared([
      { ...low, id: 1 },
      { ...high, id: 2 }
    ])
    expect(difference("1", "2")).toMatch(/^Por /)
    expect(difference("2", "1")).toMatch(/^Ahorrás /)
    expect(difference("1", "3")).toBeUndefined()
  })
})
