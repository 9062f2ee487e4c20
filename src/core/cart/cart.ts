import { withoutMarks } from "../person/typed"
import type { Id } from "../quote/id"
import type { Benefit, Cents, Instalment, Plan } from "../quote/plan"
import type { PartnerRequest } from "../quote/QuoteApi"
import type { Search } from "../trip/search"

/** A plan in the form in which the cart and the sale use it (RS-13). */
export interface CartItem {
  readonly id: Id
  readonly name: string
  readonly currency: string
  readonly amount: Cents
  readonly amountBefore?: Cents
  /** The exchange rate that the sale must send back (PY-13). */
  readonly rate: number
  readonly instalments: ReadonlyArray<Instalment>
}

export interface Cart {
  readonly item: CartItem
  /** The product code, which finds the plan again in a new quote. Empty if unknown. */
  readonly product: string
  readonly coverage: string
  /** The plan's name on its card, if it differs from the name in the sale. */
  readonly title?: string
  /** What the plan covers, as quoted, for the card of its trip. Absent if it is too long to keep. */
  readonly benefits?: ReadonlyArray<Benefit>
  readonly coupon?: { readonly code: string; readonly item: CartItem }
  /** The code of a coupon that a newly chosen plan dropped. The page offers to apply it again. */
  readonly lostCoupon?: string
  /** The partner's request. Every later quote of this cart repeats it (EX-05). */
  readonly request?: PartnerRequest
}

/** The producer's code, and whether a producer sold the trip (PR-04). */
export interface Producer {
  readonly sold: boolean
  readonly code: string
}

/** The purchase before payment: trip, plan and producer. */
export interface Purchase {
  readonly search: Search
  readonly cart: Cart
  readonly producer: Producer
}

/** A plan and its trip, as the buyer has seen them. */
export type Shown = Pick<Purchase, "cart" | "search">

/** A line of the cart: the plan or the discount. */
export interface CartLine {
  readonly id: Id
  readonly name: string
  readonly amount: Cents
  readonly is: "plan" | "discount"
}

/** Turns a quoted plan into a cart item (RS-13). */
export const toCartItem = ({ amount, amountBefore, currency, id, instalments, name, rate }: Plan): CartItem => ({
  id,
  name,
  currency,
  amount,
  ...(amountBefore !== undefined && { amountBefore }),
  rate,
  instalments
})

/** In letters: all rows of a plan, or none, since a part would answer 'no lo dice'. */
const mostKept = 12_000

/** A new cart without a coupon: the result of choosing a plan (RS-13). */
export const cartOf = (plan: Plan): Cart => ({
  item: toCartItem(plan),
  product: plan.product,
  coverage: plan.coverage,
  ...(plan.title !== plan.name && { title: plan.title }),
  ...(JSON.stringify(plan.benefits).length < mostKept && { benefits: plan.benefits })
})

/** The plan's name for the visitor, as on the card that they chose. */
export const titleOf = ({ item, title }: Cart): string => title ?? item.name

const folded = (text: string) => withoutMarks(text).replace(/\s+/g, " ").trim().toLowerCase()

/** The plan as the buyer reads it, whatever its blanks and the letters' case. */
export const wordsOf = (cart: Cart): string =>
  JSON.stringify([titleOf(cart), cart.item.name, cart.coverage].map(folded))

/** The item that the visitor pays for, with the coupon applied. */
export const payable = ({ coupon, item }: Cart): CartItem => coupon?.item ?? item

export const totalOf = (cart: Cart): Cents => payable(cart).amount

export const withoutCoupon = ({ coupon: _, lostCoupon: __, ...cart }: Cart): Cart => cart

/** The lines of the cart, which add up to its total. A coupon adds a discount line (CU-03). */
export const linesOf = (cart: Cart): ReadonlyArray<CartLine> => {
  const { amount, amountBefore = amount, id, name } = payable(cart)
  if (!cart.coupon || amountBefore <= amount) return [{ id, name, amount, is: "plan" }]
  const off = amountBefore - amount
  const percent = Math.round((off / amountBefore) * 100)
  return [
    { id, name, amount: amountBefore, is: "plan" },
    { id: "Descuento", name: `CUPON ${percent} % OFF`, amount: -off, is: "discount" }
  ]
}

/** Identifies a purchase without personal data: by plan, price, coupon and trip. */
export const cartKeyOf = ({ cart, search: { trip } }: Shown): string => {
  const { amount, id } = payable(cart)
  const { ages, destination, end, start } = trip
  return JSON.stringify([id, amount, cart.coupon?.code ?? null, destination, start, end, ages])
}

/** True if a buyer who saw one has seen the other: the same purchase, in the same words. */
export const isSamePurchase = (one: Shown, other: Shown) =>
  wordsOf(one.cart) === wordsOf(other.cart) && cartKeyOf(one) === cartKeyOf(other)

/** The producer code of every external purchase (EX-06). */
export const externalProducer = "BOTB2C"

/** A purchase that began on another site. */
export const isExternal = ({ producer }: Pick<Purchase, "producer">): boolean =>
  producer.sold && producer.code === externalProducer
