import { expect, test } from "vitest"
import { aChannel } from "../../contracts/fixtures/channel"
import { silverPlan, threePlans } from "../../contracts/fixtures/plans"
import { aSearch } from "../../contracts/fixtures/searches"
import { es } from "../copy/es"
import { presentComparison } from "./presentComparison"

const { currency } = aChannel
const compared = (plans = threePlans) => presentComparison(plans, aSearch, aChannel, es)

test("every plan is there, in the order on offer, by the id and title of its card", () => {
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
