import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { aChannel } from "../../../contracts/fixtures/channel"
import { aFullStorage, aLocalStorage, blockedStorage } from "../../../contracts/fixtures/localStorage"
import { platinumPlan, silverPlan, threePlans } from "../../../contracts/fixtures/plans"
import { buyersPageOver } from "../../../contracts/fixtures/receipt"
import { aDraft } from "../../../contracts/fixtures/searches"
import { type Cart, type CartItem, cartOf } from "../../core/cart/cart"
import { withCoupon } from "../../core/cart/coupon"

const key = "busquedaCotizar"
const day = 24 * 60 * 60 * 1000

/** A browser with a quote for `aDraft`. */
const aBuyer = (texts = new Map<string, string>(), channel = aChannel) => {
  const open = () => buyersPageOver(() => aLocalStorage(texts), channel)
  const page = open()
  page.run(page.search.save(aDraft))
  page.run(page.search.saveResults(threePlans))
  const stored = () => JSON.parse(texts.get(key) ?? "null")
  const change = (data: object, savedAt = Date.now()) => {
    const entry = stored()
    texts.set(key, JSON.stringify({ ...entry, savedAt, data: { ...entry.data, ...data } }))
  }
  return {
    texts,
    stored,
    change,
    open,
    load: () => {
      const { purchase, run } = open()
      return run(purchase.load)
    },
    save: (cart: Cart) => page.run(page.purchase.saveCart(cart)),
    ...page
  }
}

const off: CartItem = { ...platinumPlan, amount: 20_000_001, amountBefore: 26_380_920 }
const discounted: Cart = withCoupon(cartOf(platinumPlan), "VIAJE10", { ...platinumPlan, ...off }) as Cart

const request = { code: "PHT", annual: true, subscribed: false }

describe("a cart", () => {
  // RS-13
  test("is stored in the words of ST-01, beside the search", () => {
    const { save, stored } = aBuyer()
    save({ ...cartOf({ ...platinumPlan, title: "PLATINUM 2027" }), lostCoupon: "VIAJE10", request })
    expect(stored().data).toMatchObject({ cuponDescuento: "", objDetallesViaje: { destino: "EUROPA" } })
    expect(stored().data.resultados).toHaveLength(3)
    expect(stored().data.carrito).toEqual({
      items: [
        {
          Id: 103,
          Name: "PLATINUM",
          Currency: "ARS",
          Amount: 224237.88,
          AmountWithoutPromotion: 263809.2,
          Rate: 1450.5,
          Installment: expect.arrayContaining([
            { Id: 103001, IdPaymentMethod: 0, NumberOfInstallments: 1, AmountPerInstallment: 224237.88 }
          ])
        }
      ],
      producto: "PR",
      cobertura: "USD 300.000",
      titulo: "PLATINUM 2027",
      cubre: platinumPlan.benefits,
      cuponQuitado: "VIAJE10",
      pedido: { codigo: "PHT", anual: true, suscribir: false }
    })
  })

  test("with a coupon is stored as the quoted plan with a discount line; the chosen plan stays beside it", () => {
    const { save, stored } = aBuyer()
    save(discounted)
    const { carrito, cuponDescuento } = stored().data
    expect(cuponDescuento).toBe("VIAJE10")
    expect(carrito.items).toEqual([
      expect.objectContaining({ Id: 103, Amount: 200000.01, AmountWithoutPromotion: 263809.2 }),
      { Id: "Descuento", Name: "CUPON 24 % OFF", Amount: -63809.19 }
    ])
    expect(carrito.sinCupon).toMatchObject({ Id: 103, Amount: 224237.88, AmountWithoutPromotion: 263809.2 })
  })

  const amounts = fc.integer({ min: 0, max: 10 ** 11 })
  const items = fc.record(
    {
      id: fc.oneof(fc.integer(), fc.string({ minLength: 1 })),
      name: fc.string({ minLength: 1 }),
      currency: fc.string(),
      amount: amounts,
      amountBefore: amounts,
      rate: fc.double({ noNaN: true, noDefaultInfinity: true }).map((rate) => rate + 0),
      instalments: fc.array(
        fc.record({
          id: fc.integer(),
          paymentMethod: fc.integer(),
          count: fc.integer({ min: 1, max: 99 }),
          amount: amounts
        })
      )
    },
    { requiredKeys: ["id", "name", "currency", "amount", "rate", "instalments"] }
  )
  const carts = fc.record(
    {
      item: items,
      product: fc.string(),
      coverage: fc.string(),
      title: fc.string(),
      lostCoupon: fc.string(),
      request: fc.record({ code: fc.string(), annual: fc.option(fc.boolean()), subscribed: fc.boolean() }),
      coupon: fc.record({ code: fc.string({ minLength: 1 }), item: items })
    },
    { requiredKeys: ["item", "product", "coverage"] }
  ) as fc.Arbitrary<Cart>

  test("of any content is read as it was stored", () => {
    const { load, save } = aBuyer()
    fc.assert(
      fc.property(carts, (cart) => {
        save(cart)
        expect(load()?.cart).toEqual(cart)
      })
    )
  })

  test("keeps its age, whatever else is stored beside it", () => {
    const { change, purchase, load, run, save, search } = aBuyer()
    save(cartOf(silverPlan))
    const savedAt = Date.now() - day
    change({}, savedAt)
    run(search.save({ ...aDraft, phone: "1166667777" }))
    run(search.saveResults(threePlans))
    run(purchase.saveProducer({ sold: true, code: "P-77" }))
    save(cartOf(platinumPlan))
    const kept = { quotedAt: savedAt, cart: cartOf(platinumPlan), producer: { sold: true, code: "P-77" } }
    expect(load()).toMatchObject(kept)
    const quotedAt = Date.now() - 60_000
    run(purchase.saveQuoted({ cart: cartOf(silverPlan), draft: aDraft, quotedAt }))
    expect(load()).toMatchObject({ ...kept, cart: cartOf(silverPlan), quotedAt })
  })

  test("loses its discount when the search loads, which drops the coupon (QB-11), and names it", () => {
    const { load, run, save, search, stored } = aBuyer()
    save(discounted)
    expect(load()?.cart).toEqual(discounted)
    run(search.load)
    expect(load()?.cart).toEqual({ ...cartOf(platinumPlan), lostCoupon: "VIAJE10" })
    expect(stored().data.carrito.items).toHaveLength(1)
    expect(stored().data.carrito).not.toHaveProperty("sinCupon")
  })

  // TR-15
  test("keeps a partner's request and its trip while another is quoted; a forgotten contact does not come back", () => {
    const { purchase, load, run, search, stored } = aBuyer()
    const elsewhere = { ...aDraft, destination: "CARIBE", phone: "1166667777" }
    const cart = { ...discounted, request }
    run(purchase.saveQuoted({ cart, draft: aDraft, quotedAt: 1 + Date.now() }))
    run(search.save(elsewhere))
    expect(load()).toMatchObject({ draft: aDraft, cart })
    expect(run(search.load)).toEqual(elsewhere)
    run(purchase.saveCart(cartOf(silverPlan)))
    expect(load()).toMatchObject({ draft: aDraft, cart: cartOf(silverPlan) })
    run(search.save({ ...aDraft, phone: "1177778888" }))
    expect(load()).toMatchObject({ draft: { ...aDraft, phone: "1177778888" }, cart: cartOf(silverPlan) })
    run(search.save(elsewhere))
    run(purchase.saveQuoted({ cart, draft: elsewhere, quotedAt: Date.now() }))
    expect(load()).toMatchObject({ draft: elsewhere, cart })
    run(search.save(aDraft))
    run(purchase.forgetContact)
    const forgotten = stored()
    const agreed = { ...cart, request: { ...request, subscribed: true } }
    run(purchase.saveQuoted({ cart: agreed, draft: elsewhere, quotedAt: forgotten.savedAt }))
    expect(stored()).toEqual(forgotten)
  })

  test("of a trip quoted before another is searched again with other ages", () => {
    const { purchase, load, run, save, search } = aBuyer()
    save(cartOf(silverPlan))
    run(search.save({ ...aDraft, destination: "CARIBE" }))
    run(purchase.saveAges([34, 1]))
    expect(load()).toMatchObject({ cart: undefined, draft: { ...aDraft, ages: ["34", "1"] } })
  })

  test("has no coupon if the coupon was removed from the entry", () => {
    const { change, load, save } = aBuyer()
    save(discounted)
    change({ cuponDescuento: "" })
    expect(load()?.cart).toEqual(cartOf(platinumPlan))
  })

  test("is dropped when its ages change", () => {
    const { purchase, load, run, save, stored } = aBuyer()
    save(discounted)
    run(purchase.saveAges([34, 1]))
    expect(load()).toMatchObject({ cart: undefined, draft: { ...aDraft, ages: ["34", "1"] } })
    expect(stored().data).toMatchObject({ cuponDescuento: "", resultados: [] })
  })

  test("needs a search, and is erased with it", () => {
    const { purchase, load, run, save } = aBuyer()
    run(purchase.clear)
    expect(load()).toBeUndefined()
    save(cartOf(silverPlan))
    run(purchase.saveProducer({ sold: true, code: "x" }))
    run(purchase.saveAges([1]))
    expect(load()).toBeUndefined()
  })

  test("is empty if unreadable; the trip stays", () => {
    const { change, load } = aBuyer()
    const odd = fc.oneof(
      fc.jsonValue(),
      fc.record({ items: fc.array(fc.jsonValue()), sinCupon: fc.jsonValue(), producto: fc.jsonValue() })
    )
    fc.assert(
      fc.property(odd, fc.jsonValue(), (carrito, cuponDescuento) => {
        change({ carrito, cuponDescuento })
        expect(load()).toMatchObject({ draft: aDraft, cart: undefined })
      })
    )
  })
})

test.each([
  ["the channel has no producers", undefined, false],
  ["the channel's default says so", { soldByDefault: true }, true],
  ["the channel's default denies it", { soldByDefault: false }, false]
])("a new search is sold by a producer as follows: %s", (_, producer, sold) => {
  const { load } = aBuyer(new Map(), { ...aChannel, ...(producer ? { producer } : {}) })
  expect(load()?.producer).toEqual({ sold, code: "" })
})

test("the stored purchase outlasts its document, unless the storage is blocked or full", () => {
  const outlasts = (storage: () => Storage) => {
    const { purchase, run, search } = buyersPageOver(storage)
    run(search.save(aDraft))
    run(purchase.saveCart(cartOf(silverPlan)))
    expect(run(purchase.load)?.cart).toEqual(cartOf(silverPlan))
    return run(purchase.outlasts)
  }
  const storage = aLocalStorage()
  expect([() => storage, blockedStorage, () => aFullStorage()].map(outlasts)).toEqual([true, false, false])
})
