import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { goldPlan } from "../../../contracts/fixtures/plans"
import {
  type Benefit,
  comparableBenefits,
  cutBenefits,
  favouritesFirst,
  financedTotal,
  highlightsOf,
  instalmentBefore,
  isSport,
  longestInstalment,
  type Plan,
  percentOff,
  priceWithoutTaxes
} from "./plan"

const instalment = (count: number, amount: number, id = count) => ({ id, paymentMethod: 0, count, amount })

const plan: Plan = { ...goldPlan, amount: 80_000, favorite: 0, instalments: [instalment(1, 80_000)] }

const named = (title: string, favorite: number, product: string, amount: number): Plan => ({
  ...plan,
  title,
  favorite,
  product,
  amount
})

describe("sport plans", () => {
  test.each(["S1", "S2", "S3"])("%s is a sport plan", (product) => expect(isSport({ product })).toBe(true))
  test.each(["ST", "GL", "PR", "PP", "SI", "BB", "S4", "S", "s1", ""])("%j is not one", (product) =>
    expect(isSport({ product })).toBe(false)
  )
})

describe("favourites first", () => {
  const inOrder = [
    named("most chosen", 1, "GL", 900),
    named("recommended", 2, "PR", 100),
    named("recommended, dearer", 2, "PR", 200),
    named("recommended for sports, though cheapest", 2, "S1", 50),
    named("third", 3, "ST", 5_000),
    named("plain, cheap", 0, "ST", 10),
    named("plain of favourite 7, dearer", 7, "ST", 20),
    named("plain for sports", 0, "S3", 1)
  ]

  test("1, 2, 3, the rest; non-sport before sport; then the cheapest; whatever the initial order", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(inOrder, { minLength: inOrder.length }), (shuffled) => {
        expect(favouritesFirst(shuffled).map(({ title }) => title)).toEqual(inOrder.map(({ title }) => title))
      })
    )
  })
})

describe("the instalment on a card", () => {
  test("is the one with the highest count", () => {
    const instalments = [instalment(3, 30_000), instalment(6, 15_000), instalment(1, 80_000)]
    expect(longestInstalment({ instalments })).toEqual(instalment(6, 15_000))
    expect(longestInstalment({ instalments: instalments.toReversed() })).toEqual(instalment(6, 15_000))
  })

  test("is the first of equal counts, and undefined without instalments", () => {
    expect(longestInstalment({ instalments: [instalment(6, 1, 1), instalment(6, 1, 2)] })?.id).toBe(1)
    expect(longestInstalment({ instalments: [] })).toBeUndefined()
  })
})

// RS-07
describe("a promotion", () => {
  test("1000 down to 800 is 20 % off, in one instalment or in twelve", () => {
    const promoted = { ...plan, amount: 80_000, amountBefore: 100_000 }
    expect(percentOff(promoted)).toBe(20)
    expect(percentOff({ ...promoted, instalments: [instalment(12, 6_667)] })).toBe(20)
  })

  test("counts by the instalments, not by the price", () => {
    expect(percentOff({ ...plan, amountBefore: 100_000, instalments: [instalment(10, 9_000)] })).toBe(10)
  })

  test.each([
    [1_005, 1_000, undefined],
    [1_006, 1_000, 1],
    [10_000, 8_749, 13],
    [10_000, 8_751, 12],
    [10_000, 1, 100]
  ])("%i down to %i is %s", (amountBefore, amount, percent) =>
    expect(percentOff({ ...plan, amountBefore, amount, instalments: [instalment(1, amount)] })).toBe(percent)
  )

  test("needs a higher earlier price", () => {
    const { amount } = plan
    for (const none of [plan, { ...plan, amountBefore: amount }, { ...plan, amountBefore: amount - 1 }]) {
      expect(percentOff(none)).toBeUndefined()
      expect(instalmentBefore(none)).toBeUndefined()
    }
  })

  test("counts by the price without instalments, and is hidden if the instalments take nothing off", () => {
    const promoted = { ...plan, amountBefore: 100_000 }
    expect(percentOff({ ...promoted, instalments: [] })).toBe(20)
    expect(percentOff({ ...plan, instalments: [] })).toBeUndefined()
    expect(instalmentBefore({ ...promoted, instalments: [] })).toBeUndefined()
    expect(percentOff({ ...promoted, instalments: [instalment(1, 120_000)] })).toBeUndefined()
  })

  test("shows the earlier instalment, to the nearest cent", () => {
    expect(instalmentBefore({ ...plan, amountBefore: 80_001 })).toBe(80_001)
    expect(instalmentBefore({ ...plan, amountBefore: 100_000, instalments: [instalment(3, 26_667)] })).toBe(33_333)
    expect(instalmentBefore({ ...plan, amountBefore: 200_000, instalments: [instalment(3, 26_667)] })).toBe(66_667)
  })
})

describe("the financed total", () => {
  test.each([
    [12, 6_667, undefined],
    [12, 6_668, 80_016],
    [12, 7_000, 84_000],
    [1, 80_000, undefined],
    [1, 80_001, undefined],
    [1, 80_002, 80_002],
    [12, 6_666, undefined],
    [12, 6_665, 79_980],
    [12, 80_000, 960_000],
    [1, 800, 800]
  ])("of %i x %i against 80000: %s", (count, amount, total) =>
    expect(financedTotal(plan, instalment(count, amount))).toBe(total)
  )

  test("in a currency without cents may be a whole unit off each instalment", () => {
    const chilean = { ...plan, amount: 100_000_00, currency: "CLP" }
    expect(financedTotal(chilean, instalment(6, 16_667_00))).toBeUndefined()
    expect(financedTotal({ ...chilean, currency: "ARS" }, instalment(6, 16_667_00))).toBe(100_002_00)
    expect(financedTotal(chilean, instalment(6, 16_668_01))).toBe(100_008_06)
  })

  test("is undefined without instalments", () => expect(financedTotal(plan, undefined)).toBeUndefined())
})

// RS-09
describe("the price without taxes", () => {
  test("is the price times the coefficient, in whole units", () => {
    expect(priceWithoutTaxes(100_000_00, 0.98801)).toBe(98_801_00)
    expect(priceWithoutTaxes(123_456_70, 0.98801)).toBe(121_976_00)
    expect(priceWithoutTaxes(1_00, 0.98801)).toBe(1_00)
    expect(priceWithoutTaxes(0, 0.98801)).toBe(0)
  })

  test("is hidden at coefficient 1", () => expect(priceWithoutTaxes(100_000_00, 1)).toBeUndefined())
})

// RS-12
describe("benefits", () => {
  const row = (description: string, detail: string): Benefit => ({ description, detail })
  const end = row("-", "-")
  const a = row("Asistencia médica", "USD 150.000")
  const b = row("Equipaje", "-")
  const c = row("-", "USD 10")

  test.each([
    [
      [a, b, end, c],
      [a, b]
    ],
    [[end, a], []],
    [[a, end, b, end], [a]],
    [
      [a, b, c],
      [a, b, c]
    ],
    [
      [row(" -", "-"), a],
      [row(" -", "-"), a]
    ],
    [[], []]
  ])("case %#: end before the first '-' and '-'", (all, kept) => expect(cutBenefits(all)).toEqual(kept))
})

// CM-02
describe("benefits to compare", () => {
  const rowOf = (description: string, detail = "Incluido"): Benefit => ({ description, detail })
  const sorted = (...descriptions: ReadonlyArray<string>) =>
    comparableBenefits(descriptions.map((description) => rowOf(description))).map(({ description }) => description)

  test.each([
    [
      ["Bagaje", "Ámbito"],
      ["Ámbito", "Bagaje"]
    ],
    [
      ["Ñandú", "Ozono", "Nube", "nido"],
      ["nido", "Nube", "Ñandú", "Ozono"]
    ],
    [
      ["Zona", "embarazo", "Búsqueda", "Equipaje"],
      ["Búsqueda", "embarazo", "Equipaje", "Zona"]
    ],
    [["“Nota”", "“", "Nota"], ["Nota"]],
    [["“Nota”"], []],
    [[], []]
  ])("%j: %j", (given, shown) => expect(sorted(...given)).toEqual(shown))

  // CM-03
  test("only an opening curly quote marks a note", () => {
    const kept = ['"Recta"', "Con “comillas”", "”Cierre", "«Angular»", " “Con espacio”"]
    expect(sorted(...kept)).toHaveLength(kept.length)
  })

  test("equal descriptions keep the provider's order, and the given list stays unchanged", () => {
    const given = [rowOf("Equipaje", "2"), rowOf("Ámbito"), rowOf("Equipaje", "1")]
    expect(comparableBenefits(given).map(({ detail }) => detail)).toEqual(["Incluido", "2", "1"])
    expect(given[0]).toEqual(rowOf("Equipaje", "2"))
  })
})

// RS-11
describe("the highlights of a card", () => {
  test.each([
    ["S1", "NACIONAL", "NACIONAL", "sport"],
    ["S3", "GOLD", undefined, "sport"],
    ["ST", "NACIONAL", "NACIONAL", "national"],
    ["ST", "NACIONAL", undefined, "general"],
    ["ST", "GOLD", "NACIONAL", "general"],
    ["ST", "GOLD", undefined, "general"]
  ])("product %s named %s, where the national plan is %s: %s", (product, name, national, set) => {
    expect(highlightsOf({ ...plan, product, name }, national)).toBe(set)
    expect(highlightsOf({ ...plan, product, title: name }, national)).toBe(set)
  })
})
