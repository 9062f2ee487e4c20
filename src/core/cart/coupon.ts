import { holdsCardNumber, inPlainSigns } from "../person/typed"
import type { Plan } from "../quote/plan"
import { type Cart, type CartItem, cartOf, toCartItem, withoutCoupon, wordsOf } from "./cart"

const longestCoupon = 50

/** A coupon ready to send, or the reason why it is not. */
type ReadCoupon =
  | { readonly is: "code"; readonly code: string }
  | { readonly is: "blank" }
  | { readonly is: "card" }
  | { readonly is: "invalid" }

/** What a sentence or a chat puts around a code: quotes, brackets, signs of bold type, `#`, the stop. */
const around = /^[\s"'«“‘*_~`([#¡]+|[\s"'»”’*_~`)\]!.,;]+$/gu

/**
 * Reads a typed coupon without what surrounds it (CU-01), in the letters and digits of every keyboard
 * (VA-09). `card`: a card number (VA-08). `invalid`: over 50 characters.
 */
export const readCoupon = (typed: string): ReadCoupon => {
  const code = inPlainSigns(typed).replace(around, "")
  if (code === "") return { is: "blank" }
  if (holdsCardNumber(code)) return { is: "card" }
  return code.length <= longestCoupon ? { is: "code", code } : { is: "invalid" }
}

/** The same plan in a new list: by id, else by a product code of one plan alone (CU-02). */
export const samePlan = ({ item, product }: Cart, plans: ReadonlyArray<Plan>): Plan | undefined => {
  const byId = plans.find(({ id }) => String(id) === String(item.id))
  const alike = product === "" ? [] : plans.filter((plan) => plan.product === product)
  return byId ?? (alike.length === 1 ? alike[0] : undefined)
}

/**
 * The cart with the coupon, or undefined if the coupon takes nothing off. The new amount must be
 * below the amount without promotion (CU-02) and below the plan's earlier price: a promotion alone
 * makes no coupon valid. If the provider gives no amount without promotion, the earlier price takes
 * its place. A coupon that brings another plan is none.
 */
export const withCoupon = (cart: Cart, code: string, quoted: Plan): Cart | undefined => {
  const without = quoted.amountBefore ?? cart.item.amount
  if (quoted.amount >= without || quoted.amount >= cart.item.amount || !isInItsWords(cart, quoted)) return undefined
  const item: CartItem = { ...toCartItem(quoted), amountBefore: without }
  return { ...withoutCoupon(cart), coupon: { code, item } }
}

const isInItsWords = (cart: Cart, quoted: Plan) => wordsOf(cartOf(quoted)) === wordsOf(cart)

/**
 * True if a quote with a coupon cannot be judged by the cart: the plan's words or its amount without
 * promotion are others by now, or it costs more than it did.
 */
export const hasMoved = (cart: Cart, quoted: Plan): boolean => {
  const { amount, amountBefore } = cart.item
  const without = quoted.amountBefore ?? amount
  return !isInItsWords(cart, quoted) || quoted.amount > amount || (without !== amount && without !== amountBefore)
}
