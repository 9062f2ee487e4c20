import { describe, expect, test } from "vitest"
import { aChannel } from "../../../contracts/fixtures/channel"
import { goldPlan, platinumPlan, silverPlan } from "../../../contracts/fixtures/plans"
import { firstViewWords } from "../../copy/firstView"
import { results } from "../../copy/results"
import type { Channel } from "../../core/channel/channel"
import type { Plan } from "../../core/quote/plan"
import { presentPlans } from "./presentPlans"

const card = (plan: Partial<Plan>, channel: Partial<Channel> = {}, passengers = 1) => {
  const plans = [{ ...silverPlan, ...plan }]
  const [shown] = presentPlans(plans, passengers, { ...aChannel, ...channel }, firstViewWords(aChannel), results)
  if (!shown) throw new Error("no card")
  return shown
}
const pay = (count: number, amount: number) => ({ id: count, paymentMethod: 0, count, amount })

describe("the text of a card", () => {
  test.each([
    [1, { text: "EL MÁS ELEGIDO", kind: "top" }],
    [2, { text: "RECOMENDADO", kind: "recommended" }],
    [3, undefined],
    [0, undefined]
  ])("favourite %s has its badge", (favorite, badge) => expect(card({ favorite }).badge).toEqual(badge))

  test("the highest count of instalments, without interest, in two decimals; one is singular", () => {
    const instalments = [pay(1, 61_728_36), pay(6, 10_288_06), pay(3, 20_576_12)]
    expect(card({ amount: 61_728_36, instalments }).instalment).toEqual({
      label: "6 cuotas sin interés",
      symbol: "$",
      whole: "10.288",
      cents: ",06",
      per: "por cuota",
      before: undefined
    })
    expect(card({ amount: 100_00, instalments: [pay(1, 100_00)] }).instalment?.label).toBe("1 cuota sin interés")
    expect(card({ instalments: [] }).instalment).toBeUndefined()
  })

  test.each([
    ["USD 150.000 ANUAL 30", "USD 150.000", "Anual, viajes de hasta 30 días corridos"],
    ["ANUAL", "", "Anual"],
    ["USD 150.000", "USD 150.000", undefined]
  ])("the year of a plan is in words of its own: %s", (worded, coverage, annual) => {
    expect(card({ coverage: worded })).toMatchObject({ coverage })
    expect(card({ coverage: worded }).annual).toBe(annual)
  })

  test("a promotion crosses out the previous prices and says its percent; no other plan does", () => {
    const promoted = card({ amount: 800_00, amountBefore: 1_000_00, instalments: [pay(4, 200_00)] })
    expect(promoted).toMatchObject({ percentOff: "20% OFF", finalPrice: "$ 800", finalBefore: "$ 1.000" })
    expect(promoted.instalment?.before).toBe("$ 250,00")
    for (const amountBefore of [800_00, 800_20, 700_00]) {
      const plain = card({ amount: 800_00, amountBefore, instalments: [pay(4, 200_00)] })
      expect([plain.percentOff, plain.finalBefore, plain.instalment?.before]).toEqual([undefined, undefined, undefined])
    }
  })

  // RS-22
  test.each([
    [1, "Precio final"],
    [2, "Precio final, 2 pasajeros"]
  ])("the final price says for how many it is, if it is not for one: %s", (passengers, finalLabel) =>
    expect(card({}, {}, passengers)).toMatchObject({ finalLabel, finalPrice: "$ 136.862" })
  )

  test("the price without national taxes follows the channel's coefficient; with 1 there is none", () => {
    expect(card({ amount: 100_000_00 }, { taxCoefficient: 0.98801 }).taxFree).toEqual({
      label: "Precio sin impuestos nacionales",
      price: "$ 98.801"
    })
    expect(card({ amount: 100_000_00 }, { taxCoefficient: 1 }).taxFree).toBeUndefined()
  })

  test("'sin interés' and 'CFTEA 0%' only over instalments that come to the price (RS-05, RS-08)", () => {
    const even = card({ amount: 100_00, instalments: [pay(3, 33_33)] })
    expect(even).toMatchObject({ cftea: "CFTEA 0%", instalment: { label: "3 cuotas sin interés" } })
    expect(even.financed).toBeUndefined()
    for (const [amount, price] of [
      [40_00, "$ 120"],
      [16_67, "$ 50"],
      [100_00, "$ 300"]
    ] as const) {
      const other = card({ amount: 100_00, instalments: [pay(3, amount)] })
      expect(other).toMatchObject({ financed: { label: "Total financiado", price }, instalment: { label: "3 cuotas" } })
      expect(other.cftea).toBeUndefined()
    }
    expect(card({ amount: 100_00, instalments: [pay(1, 1_00)] }).instalment?.label).toBe("1 cuota")
  })

  test("amounts round to the unit, in the channel's currency", () => {
    const peso = { code: "CLP", name: "Pesos Chilenos", symbol: "CLP" }
    expect(card({ amount: 123_456_70 }, { currency: peso }).finalPrice).toBe("CLP 123.457")
    expect(card({}).cftea).toBe("CFTEA 0%")
  })

  test("highlights are of the sport plans, of the national plan, or general", () => {
    const { general, national, sport } = results.highlights
    expect(card({ product: "S2" }).highlights).toBe(sport)
    expect(card({ title: "NACIONAL", name: "NACIONAL" }, { nationalPlan: "NACIONAL" }).highlights).toBe(national)
    expect(card({ title: "NACIONAL", name: "NACIONAL" }).highlights).toBe(general)
  })
})

test("cards keep the order they are given and say the level of their coverages", () => {
  const cards = presentPlans([platinumPlan, silverPlan, goldPlan], 1, aChannel, firstViewWords(aChannel), results)
  expect(cards.map(({ level, title }) => [title, level?.label])).toEqual([
    ["PLATINUM", "Nivel 3 de 3"],
    ["SILVER", "Nivel 1 de 3"],
    ["GOLD", "Nivel 2 de 3"]
  ])
})
