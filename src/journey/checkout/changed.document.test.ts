import { expect, test, vi } from "vitest"
import { atStep2 } from "../../../contracts/fixtures/atStep2"
import type { QuoteApiMemoryOptions } from "../../../contracts/fixtures/memory/provider"
import { goldPlan } from "../../../contracts/fixtures/plans"
import { aDraft } from "../../../contracts/fixtures/searches"
import { cartOf } from "../../core/cart/cart"
import { priceLasts } from "../../core/cart/confirmPrice"
import type { Plan } from "../../core/quote/plan"

const mini: Plan = { ...goldPlan, title: "GOLD MINI", name: "GOLD MINI", coverage: "USD 10.000" }
const dearer: Plan = { ...goldPlan, amount: 20_000_000 }
const tenth: Plan = { ...goldPlan, amount: 18_000_000, amountBefore: dearer.amount }

/** Step 2 whose provider's quotes may be others by now. */
const atQuotes = async (quotes: QuoteApiMemoryOptions, quotedAt = Date.now()) => {
  const { step, ...visit } = await atStep2({ quotes, search: { quotedAt }, world: { reaches: async () => true } })
  const apply = async () => {
    step.coupon.type("VIAJE10")
    step.coupon.apply()
    await vi.waitUntil(() => step.coupon.state.value.is !== "loading")
  }
  const trip = () => step.search.value?.trip ?? expect.fail()
  return { ...step, ...visit, apply, trip }
}

// OU-15
test("a plan that has another name and coverage at the same price goes on once the buyer accepts it", async () => {
  const { cart, goOn, paths, price } = await atQuotes({ plans: [mini] }, Date.now() - priceLasts)
  await goOn()
  expect([price.verdict.value.is, price.shown.value, paths]).toEqual(["changed", true, []])
  expect(cart.value?.item.name).toBe("GOLD")
  await price.accept()
  await goOn()
  expect([cart.value?.item.name, paths]).toEqual(["GOLD MINI", ["/cotizarcompletarpago"]])
})

test.each([
  ["just now", 0],
  ["from an old list", priceLasts]
])("a plan that another tab took %s is shown before it goes on", async (_, age) => {
  const plan = { ...goldPlan, coverage: "USD 10.000" }
  const { changed, goOn, paths, search } = await atQuotes({ plans: [plan] })
  Object.assign(search, { cart: cartOf(plan), quotedAt: Date.now() - age })
  await goOn()
  expect([changed.value, paths]).toEqual([true, []])
})

test.each([
  ["plan", { cart: cartOf(mini) }],
  ["trip", { draft: { ...aDraft, ages: ["34", "9"] } }]
])(
  "a coupon is not applied to a %s that another tab chose: the page shows it first, and says so",
  async (_, chosen) => {
    const withCoupon = [{ ...mini, amount: 9_000_000, amountBefore: mini.amount }]
    const { apply, cart, changed, coupon, goOn, paths, search, trip } = await atQuotes({ plans: [mini], withCoupon })
    Object.assign(search, chosen)
    const applying = apply()
    await goOn()
    await applying
    expect([changed.value, coupon.unread.value, paths]).toEqual([true, false, []])
    await vi.waitFor(() => expect([cart.value, trip().ages]).toEqual([search.cart, search.draft?.ages.map(Number)]))
    expect(search.cart?.coupon).toBeUndefined()
  }
)

test("'Quitar cupón' changes no cart that another tab chose", async () => {
  const { changed, coupon, search } = await atQuotes({ plans: [goldPlan] })
  const cart = { ...cartOf(mini), coupon: { code: "VIAJE10", item: { ...cartOf(mini).item, amount: 9_000_000 } } }
  Object.assign(search, { cart })
  await coupon.remove()
  expect([changed.value, search.cart]).toEqual([true, cart])
})

test("a coupon of a purchase that another tab emptied leads home", async () => {
  const { apply, changed, search, state } = await atQuotes({ plans: [goldPlan] })
  Object.assign(search, { cart: undefined })
  await apply()
  await vi.waitFor(() => expect(state.value).toMatchObject({ value: { is: "elsewhere", path: "/" } }))
  expect(changed.value).toBe(false)
})

// CU-02
test("a good coupon on a plan that became dearer asks about both, and is applied once the buyer accepts", async () => {
  const { apply, cart, coupon, goOn, paths, price, search } = await atQuotes({ plans: [dearer], withCoupon: [tenth] })
  await apply()
  expect([price.shown.value, coupon.unread.value, coupon.typed.value]).toEqual([true, false, ""])
  expect(cart.value).toEqual(cartOf(goldPlan))
  price.hide()
  await goOn()
  expect([price.shown.value, paths]).toEqual([true, []])
  await price.accept()
  expect([cart.value?.coupon?.item.amount, search.cart]).toEqual([tenth.amount, cart.value])
  await goOn()
  expect(paths).toEqual(["/cotizarcompletarpago"])
})

test("a refused coupon of a plan that became dearer says so; closed, the dearer price asks", async () => {
  const { apply, coupon, price } = await atQuotes({ plans: [dearer] })
  await apply()
  await vi.waitFor(() => expect(price.verdict.value.is).toBe("changed"))
  expect([coupon.unread.value, price.shown.value]).toEqual([true, false])
  coupon.dismiss()
  expect([coupon.unread.value, price.shown.value]).toEqual([false, true])
})
