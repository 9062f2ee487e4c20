import { expect, test } from "vitest"
import { aChannel } from "../../../contracts/fixtures/channel"
import { goldPlan, silverPlan, threePlans } from "../../../contracts/fixtures/plans"
import { aSearch } from "../../../contracts/fixtures/searches"
import { firstViewWords } from "../../copy/firstView"
import { offers } from "../../copy/offers"
import { results } from "../../copy/results"
import { presentComparison } from "./presentComparison"

const { currency } = aChannel
const compared = (plans = threePlans) =>
  presentComparison(plans, aSearch, aChannel, firstViewWords(aChannel), results, offers.comparison)

test("every plan is there, in the order on offer, with the id and title of its card", () => {
  expect(compared().plans.map(({ id, title }) => [id, title])).toEqual(
    threePlans.map(({ id, title }) => [String(id), title])
  )
})

test("benefits are without notes and in Spanish order", () => {
  const [silver] = compared([silverPlan]).plans
  expect(silver?.benefits.map(({ description }) => description)).toEqual([
    "Asistencia médica por enfermedad",
    "Demora de equipaje"
  ])
})

test("it costs its longest instalments; without instalments, its final price", () => {
  const [paid, whole] = compared([silverPlan, { ...silverPlan, instalments: [] }]).plans
  expect(paid?.instalment).toEqual({ label: "6 cuotas sin interés de", price: `${currency.symbol} 22.810,40` })
  expect(whole?.instalment).toEqual({ label: "Precio final", price: `${currency.symbol} 136.862` })
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

test("side by side there is a row for every benefit of any plan", () => {
  expect(compared([silverPlan, goldPlan]).rows).toEqual([
    { description: "Asistencia médica por enfermedad", details: ["USD 80.000", "USD 150.000"] },
    { description: "Cancelación de viaje", details: [undefined, "USD 1.000"] },
    { description: "Demora de equipaje", details: ["USD 100", undefined] }
  ])
})
