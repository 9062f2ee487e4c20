import type { Plan } from "../quote/plan"
import { type Cart, type CartItem, toCartItem } from "./cart"

/** The most characters that are taken for a coupon. */
const longestCoupon = 50

/** A coupon as it is sent, or why none is: nothing was typed, or no coupon is written so. */
export type ReadCoupon =
  | { readonly is: "code"; readonly code: string }
  | { readonly is: "blank" }
  | { readonly is: "invalid" }

/** What was typed as a coupon, without the blanks around it (CU-01). */
export const readCoupon = (typed: string): ReadCoupon => {
  const code = typed.trim()
  if (code === "") return { is: "blank" }
  return code.length <= longestCoupon ? { is: "code", code } : { is: "invalid" }
}

/** The same plan in a new list: by its id, else by its product code, which one plan alone must have (CU-02). */
export const samePlan = ({ item, product }: Cart, plans: ReadonlyArray<Plan>): Plan | undefined => {
  const byId = plans.find(({ id }) => String(id) === String(item.id))
  const alike = product === "" ? [] : plans.filter((plan) => plan.product === product)
  return byId ?? (alike.length === 1 ? alike[0] : undefined)
}

/**
 * What a coupon makes of a cart; undefined where it takes nothing off. The new amount must differ from the amount without promotion
 * (CU-02), by being below it, and from what the plan cost already: a promotion alone makes no coupon good. Where the provider names no
 * amount without promotion, what the plan cost before is it.
 */
export const withCoupon = (cart: Cart, code: string, quoted: Plan): Cart | undefined => {
  const without = quoted.amountBefore ?? cart.item.amount
  if (quoted.amount >= without || quoted.amount >= cart.item.amount) return undefined
  const item: CartItem = { ...toCartItem(quoted), amountBefore: without }
  return { ...cart, coupon: { code, item } }
}
