import type { boxes } from "../../copy/boxes"
import type { CouponMistyped } from "../../core/cart/applyCoupon"
import type { Remote } from "../../journey/remote"

/** The state of the coupon's call, as far as the field tells it. */
type State = Remote<unknown, { readonly _tag: string } | Pick<CouponMistyped, "_tag" | "why">>

export const couponError = (state: State, words: typeof boxes.coupon): string | undefined => {
  // The page itself shows what another tab made of the cart.
  if (state.is !== "failed" || state.error._tag === "CartGone") return undefined
  if ("why" in state.error) return words[state.error.why]
  const { _tag } = state.error
  if (_tag === "CouponRefused") return words.refused
  return _tag === "CouponNeedsContact" ? words.contact : words.unknown
}
