import { describe, expect, test } from "vitest"
import { aChannel, someLooks } from "../../../contracts/fixtures/channel"
import { goldPlan, platinumPlan } from "../../../contracts/fixtures/plans"
import { aSearch } from "../../../contracts/fixtures/searches"
import { sceneTo } from "../../channels/destinations"
import { checkout } from "../../copy/checkout"
import { firstViewWords } from "../../copy/firstView"
import { type Cart, cartOf } from "../../core/cart/cart"
import type { Plan } from "../../core/quote/plan"
import { presentCart, presentCartBar, presentChange, presentScene, showPrice } from "./presentCart"

const words = { channel: aChannel, copy: firstViewWords(aChannel), words: checkout }
const shown = (cart: Cart) => presentCart(cart, aSearch, words)
const withCoupon = (before: number, now: number): Cart => ({
  ...cartOf(goldPlan),
  coupon: { code: "VIAJE10", item: { ...cartOf(goldPlan).item, amount: now, amountBefore: before } }
})

const differently = (count: number, amount: number) => ({
  ...goldPlan,
  instalments: goldPlan.instalments.map((one) => (one.count === count ? { ...one, amount } : one))
})

describe("a new quote", () => {
  const now = (plan: Plan) => presentChange(cartOf(goldPlan), cartOf(plan), aChannel, checkout)

  test("of another total tells both totals", () => {
    expect(now({ ...goldPlan, amount: 100_000 })).toMatchObject({
      told: { title: "El precio de tu plan cambió" },
      lines: [{ label: "Antes" }, { label: "Ahora", price: "$ 1.000" }]
    })
  })

  test("of other instalments at the same total tells those", () => {
    const [{ count } = { count: 0 }] = goldPlan.instalments
    expect(now(differently(count, 160_001))).toMatchObject({
      told: { title: "Las cuotas de tu plan cambiaron" },
      lines: [
        { label: expect.stringMatching(/^Antes, en/) },
        { label: expect.stringMatching(/^Ahora, en/), price: "$ 1.600,01" }
      ]
    })
  })

  test("of fewer instalments tells the most that its card still has", () => {
    const without = (...cards: ReadonlyArray<number>) =>
      goldPlan.instalments.filter(({ count, paymentMethod }) => count < 6 || !cards.includes(Number(paymentMethod)))
    const fewer = [{ label: "Antes, en 6 cuotas de" }, { label: "Ahora, en 3 cuotas de" }]
    for (const instalments of [without(0, 1), without(0), without(1)])
      expect(now({ ...goldPlan, instalments })).toMatchObject({ lines: fewer })
  })
})

describe("a plan that is another one", () => {
  const change = (before: Cart, now: Cart) => {
    const { lines, told } = presentChange(before, now, aChannel, checkout)
    return [told.title, ...lines.map(({ label, price }) => `${label} ${price}`)]
  }
  const gold = cartOf(goldPlan)

  test("is told with both names, coverages and totals", () => {
    const mini = cartOf({ ...goldPlan, title: "GOLD MINI", name: "GOLD MINI", coverage: "USD 10.000" })
    expect(change(gold, mini)).toEqual([
      "Tu compra cambió",
      "Antes: GOLD USD 150.000 $ 185.035",
      "Ahora: GOLD MINI USD 10.000 $ 185.035"
    ])
  })

  test("is told with its days in the year", () => {
    expect(change(gold, cartOf({ ...goldPlan, coverage: "USD 150.000 ANUAL 30" }))).toContain(
      "Ahora: GOLD USD 150.000 ANUAL 30 $ 185.035"
    )
  })

  test("is told by the name in the sale, if its title is the same", () => {
    expect(change(gold, cartOf({ ...goldPlan, name: "GOLD MINI" }))).toEqual([
      "Tu compra cambió",
      "Antes: GOLD USD 150.000 $ 185.035",
      "Ahora: GOLD MINI USD 150.000 $ 185.035"
    ])
  })

  const dearer = (before: number, now: number): Cart => {
    const cart = withCoupon(before, now)
    return { ...cart, item: { ...cart.item, amount: before } }
  }

  test("or only dearer, is told with the coupon that came with the new price", () => {
    expect(change(cartOf({ ...goldPlan, amount: 80_000_00 }), dearer(95_000_00, 90_000_00))).toEqual([
      "El precio de tu plan cambió",
      "Antes $ 80.000",
      "Ahora $ 95.000",
      "CUPON 5 % OFF −$ 5.000",
      "Total $ 90.000"
    ])
  })

  test("or only dearer, is told though a coupon keeps its total", () => {
    expect(change(dearer(95_000_00, 90_000_00), dearer(100_000_00, 90_000_00))).toEqual([
      "El precio de tu plan cambió",
      "Antes $ 90.000",
      "Ahora $ 100.000",
      "CUPON 10 % OFF −$ 10.000",
      "Total $ 90.000"
    ])
  })
})

test("a cart shows the trip, its plan and its total in the channel's money", () => {
  const { instalments, lines, rows, tax, title, total } = shown(cartOf(goldPlan))
  expect(title).toBe("GOLD")
  expect(rows).toEqual([
    { label: "Destino", value: "EUROPA" },
    { label: "Fechas", value: "10/01/2027 – 25/01/2027" },
    { label: "Pasajeros", value: "3 (34, 0 y 71 años)" }
  ])
  expect(lines).toEqual([{ label: "GOLD USD 150.000", price: "$ 185.035", kind: undefined }])
  expect(total).toEqual({ label: "Total", price: "$ 185.035" })
  expect(instalments).toEqual({ label: "6 cuotas sin interés de", price: "$ 30.839,12" })
  expect(tax).toEqual({ label: "Precio sin impuestos nacionales", price: "$ 153.579" })
})

// OU-average-price
test("from two passengers on the average of what is to pay is told, to the unit", () => {
  const trip = { ...aSearch.trip, ages: [34, 8] }
  expect(shown(withCoupon(185_035_00, 90_001_00)).average).toEqual({ label: "Promedio por persona", price: "$ 30.000" })
  const { average } = presentCartBar(cartOf(goldPlan), { ...aSearch, trip }, words)
  expect(average).toBe("Promedio $ 92.517 por persona")
})

// OU-average-price
test("one passenger has no average", () => {
  const alone = { ...aSearch, trip: { ...aSearch.trip, ages: [34] } }
  expect(presentCart(cartOf(goldPlan), alone, words).average).toBeUndefined()
  expect(presentCartBar(cartOf(goldPlan), alone, words).average).toBeUndefined()
})

test("a partner's trip without a destination has no row for one", () => {
  const trip = { ...aSearch.trip, destination: "" }
  const { rows } = presentCart(cartOf(goldPlan), { ...aSearch, trip }, words)
  expect(rows.map(({ label }) => label)).toEqual(["Fechas", "Pasajeros"])
})

test("a plan for a year has a row that says so", () => {
  const { lines, rows } = shown(cartOf({ ...goldPlan, coverage: "USD 150.000 ANUAL 60" }))
  expect(rows.at(-1)).toEqual({ label: "Modalidad", value: "Anual, viajes de hasta 60 días corridos" })
  expect(lines[0]?.label).toBe("GOLD USD 150.000")
})

test("the plan has one name on the page, that of its card", () => {
  const cart = cartOf({ ...goldPlan, title: "GOLD PLUS" })
  expect(shown(cart)).toMatchObject({ title: "GOLD PLUS", lines: [{ label: "GOLD PLUS USD 150.000" }] })
  expect(presentCartBar(cart, aSearch, words).plan).toBe("GOLD PLUS")
})

test("once the buyer chose instalments, the cart shows those", () => {
  const [chosen] = goldPlan.instalments
  const told = presentCart(cartOf(goldPlan), aSearch, { ...words, chosen }).instalments
  expect(told).toEqual({ label: "1 cuota sin interés de", price: "$ 185.034,72" })
})

test("instalments that do not come to the price have their total, and are not 'sin interés' (RS-05)", () => {
  const [one, ...others] = goldPlan.instalments
  const dearer = others.map((way) => ({ ...way, amount: way.amount * 2 }))
  const cart = cartOf({ ...goldPlan, instalments: one ? [one, ...dearer] : dearer })
  expect(presentCart(cart, aSearch, words)).toMatchObject({
    instalments: { label: "6 cuotas de", price: "$ 61.678,24" },
    notice: "Total financiado: $ 370.069"
  })
  const even = presentCart(cart, aSearch, { ...words, chosen: one })
  expect(even.instalments?.label).toBe("1 cuota sin interés de")
  expect(even.notice).toBeUndefined()
})

test.each([
  [[34], "1 (34 años)"],
  [[1], "1 (1 año)"],
  [[34, 8], "2 (34 y 8 años)"],
  [[40, 38, 10, 7], "4 (40, 38, 10 y 7 años)"]
])("passengers of %j are %s", (ages, value) => {
  const search = { ...aSearch, trip: { ...aSearch.trip, ages } }
  expect(presentCart(cartOf(goldPlan), search, words).rows.at(-1)?.value).toBe(value)
})

test("where taxes take nothing off, the cart does not mention them", () => {
  expect(presentCart(cartOf(goldPlan), aSearch, { ...words, channel: { ...aChannel, taxCoefficient: 1 } }).tax).toBe(
    undefined
  )
})

test("a promotion is not a line of the cart: the plan costs its final price", () => {
  expect(shown(cartOf(platinumPlan)).lines).toHaveLength(1)
})

const figure = (price: string) => Number(price.replace("−", "-").replace(/[^\d-]/g, ""))

test.each([
  [10_000_00, 9_000_00, "−$ 1.000"],
  [100_50, 90_45, "−$ 11"],
  [999_99, 899_99, "−$ 100"]
])("the lines of %d less a coupon to %d add up as they are printed", (before, now, off) => {
  const { lines, total } = shown(withCoupon(before, now))
  expect(lines.at(-1)).toMatchObject({ label: "CUPON 10 % OFF", price: off, kind: "discount" })
  expect(lines.reduce((sum, { price }) => sum + figure(price), 0)).toBe(figure(total.price))
})

test("instalments that add up to more than the price say so", () => {
  const cart = cartOf({
    ...goldPlan,
    instalments: goldPlan.instalments.map((one) => ({ ...one, amount: one.amount + 5_000 }))
  })
  expect(shown(cart).notice).toBe(`Total financiado: ${showPrice(goldPlan.amount + 30_000, aChannel)}`)
  expect(shown(cartOf(goldPlan)).notice).toBeUndefined()
})

test("a narrow screen shows plan, dates, passengers and total in short", () => {
  expect(presentCartBar(withCoupon(10_000_00, 9_000_00), aSearch, words)).toEqual({
    plan: "GOLD",
    trip: "10/01/2027 – 25/01/2027 · 3 pasajeros",
    total: "$ 9.000",
    average: "Promedio $ 3.000 por persona",
    linkLabel: "Ver compra"
  })
})

const inLight = (mood: "alba" | "tarde" | "noche") => {
  const hero = { scene: "patagonia", mood } as const
  return { looks: { ...someLooks, heroes: [hero, hero, hero] as const }, sceneTo }
}

test.each([
  ["alba", "tarde"],
  ["tarde", "tarde"],
  ["noche", "noche"]
] as const)("a channel that greets by %s lights its trips by %s", (mood, light) => {
  expect(presentScene("EUROPA", inLight(mood))).toEqual({ scene: "europa", mood: light })
})

test("a trip without a known destination shows the channel's own landscape", () => {
  expect(presentScene("", inLight("tarde")).scene).toBe("patagonia")
  expect(presentScene("LA LUNA", inLight("tarde")).scene).toBe("patagonia")
})
