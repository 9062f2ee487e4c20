import type { Cents, Instalment, Plan } from "../quote/plan"
import type { Search } from "../trip/search"

/** A plan as it is bought (RS-13). */
export interface CartItem {
  readonly id: number | string
  readonly name: string
  readonly currency: string
  readonly amount: Cents
  /** What it cost without the promotion; absent when there is none. */
  readonly amountBefore?: Cents
  /** The exchange figure that the sale sends back (PY-13). */
  readonly rate: number
  readonly instalments: ReadonlyArray<Instalment>
}

/** The plan that a visitor chose, and what a coupon made of it. */
export interface Cart {
  /** As it was chosen. */
  readonly item: CartItem
  /** The product code, by which a re-quote finds the plan again; empty where it is not known. */
  readonly product: string
  /** The coverage, as the provider words it; empty where it is not known. */
  readonly coverage: string
  /** What its card called the plan, where that is another name than the sale's. */
  readonly title?: string
  /** The coupon that was applied, with the plan as it was quoted with it (CU-05). */
  readonly coupon?: { readonly code: string; readonly item: CartItem }
}

/** Whether a producer sold the trip, and their code (PR-04). */
export interface Producer {
  readonly sold: boolean
  readonly code: string
}

/** What is about to be bought: for which trip, which plan, through whom. */
export interface Checkout {
  readonly search: Search
  readonly cart: Cart
  readonly producer: Producer
}

/** A line of the cart: the plan, or what is taken off. */
export interface CartLine {
  readonly id: number | string
  readonly name: string
  /** Below zero for a discount. */
  readonly amount: Cents
  readonly is: "plan" | "discount"
}

/** A plan on offer as it lies in the cart (RS-13). */
export const toCartItem = ({ amount, amountBefore, currency, id, instalments, name, rate }: Plan): CartItem => ({
  id,
  name,
  currency,
  amount,
  ...(amountBefore === undefined ? {} : { amountBefore }),
  rate,
  instalments
})

/** A cart with one plan, without a coupon: what choosing a plan leads to (RS-13). */
export const cartOf = (plan: Plan): Cart => ({
  item: toCartItem(plan),
  product: plan.product,
  coverage: plan.coverage,
  ...(plan.title === plan.name ? {} : { title: plan.title })
})

/** What the plan is called where a visitor reads it: as they chose it. */
export const titleOf = ({ item, title }: Cart): string => title ?? item.name

/** What is paid for: the plan, or what the coupon made of it. */
export const payable = ({ coupon, item }: Cart): CartItem => coupon?.item ?? item

/** What the visitor pays. */
export const totalOf = (cart: Cart): Cents => payable(cart).amount

/** The cart without its coupon. */
export const withoutCoupon = ({ coupon: _, ...cart }: Cart): Cart => cart

/** The id of a discount line (CU-03). */
export const discountId = "Descuento"

/** The lines of a cart; they add up to its total: with a coupon the plan without it, and what it takes off (CU-03). */
export const linesOf = (cart: Cart): ReadonlyArray<CartLine> => {
  const { amount, amountBefore = amount, id, name } = payable(cart)
  if (!cart.coupon || amountBefore <= amount) return [{ id, name, amount, is: "plan" }]
  const off = amountBefore - amount
  const percent = Math.round((off / amountBefore) * 100)
  return [
    { id, name, amount: amountBefore, is: "plan" },
    { id: discountId, name: `CUPON ${percent} % OFF`, amount: -off, is: "discount" }
  ]
}

/** What tells one purchase from another, without anything personal: the plan, its price, the coupon, the trip. */
export const fingerprintOf = ({ cart, search: { trip } }: Checkout): string => {
  const { amount, id } = payable(cart)
  const { ages, destination, end, start } = trip
  return JSON.stringify([id, amount, cart.coupon?.code ?? null, destination, start, end, ages])
}

/** The producer of every external purchase (EX-06). */
export const externalProducer = "BOTB2C"

/** Whether a purchase began elsewhere. */
export const isExternal = ({ producer }: Pick<Checkout, "producer">): boolean =>
  producer.sold && producer.code === externalProducer
