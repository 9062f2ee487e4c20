import { describe, expect, test } from "vitest"
import { aChannel } from "../../../contracts/fixtures/channel"
import { goldPlan, platinumPlan, silverPlan } from "../../../contracts/fixtures/plans"
import { aSearch } from "../../../contracts/fixtures/searches"
import { firstViewWords } from "../../copy/firstView"
import { results } from "../../copy/results"
import type { Channel } from "../../core/channel/channel"
import type { Plan } from "../../core/quote/plan"
import { presentPlans, presentResults } from "./presentPlans"

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
    expect(card({ instalments: [] })).toMatchObject({ instalment: undefined, cftea: "No se paga con tarjeta" })
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

  // OU-15
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
    ["PLATINUM", "La más alta de 3"],
    ["SILVER", "La más baja de 3"],
    ["GOLD", "2.ª más alta de 3"]
  ])
})

// OU-16
test.each([
  ["more cover", "USD 500.000", 1_777_382, "SI", "+USD 200.000 médica por $ 8.431 más por cuota"],
  ["more cover, as dear", "USD 500.000", 934_324, "SI", "+USD 200.000 médica por la misma cuota"],
  ["more cover, cheaper", "USD 500.000", 834_324, "SI", "+USD 200.000 médica por $ 1.000 menos por cuota"],
  ["less cover, cheaper", "USD 80.000", 834_324, "SI", "Ahorrás $ 1.000 por cuota y resignás USD 220.000 médica"],
  ["cheaper", "USD 300.000", 834_324, "SI", "Ahorrás $ 1.000 por cuota con la misma médica"],
  ["sport", "USD 300.000", 1_034_324, "S1", "Cubre deportes por $ 1.000 más por cuota"],
  ["sport, more", "USD 500.000", 1_034_324, "S1", "Cubre deportes y +USD 200.000 médica por $ 1.000 más por cuota"],
  [
    "sport, less",
    "USD 150.000",
    1_034_324,
    "S1",
    "Cubre deportes, con USD 150.000 menos de médica, por $ 1.000 más por cuota"
  ],
  ["nothing better", "USD 80.000", 1_034_324, "SI", undefined]
])("a card says what speaks for its plan beside the first: %s", (_, coverage, amount, product, said) => {
  const of = (plan: Partial<Plan>, each: number) => ({ ...silverPlan, ...plan, instalments: [pay(12, each)] })
  const plans = [of({ coverage: "USD 300.000" }, 934_324), of({ coverage, product }, amount)]
  const cards = presentPlans(plans, 1, aChannel, firstViewWords(aChannel), results)
  expect(cards.map(({ reason }) => reason)).toEqual([said && results.reason.first, said])
})

test.each([
  [[34], "Precio total, en pesos argentinos"],
  [[34, 8], "Precio total del grupo, en pesos argentinos"]
])("the price of one person is not a group's: %j", (ages, said) => {
  const search = { ...aSearch, trip: { ...aSearch.trip, ages } }
  expect(presentResults(search, aChannel, firstViewWords(aChannel), results).facts.at(-1)).toBe(said)
})
