import type { boxes } from "../../copy/boxes"
import type { Remote } from "../../journey/remote"

export const couponError = (
  state: Remote<unknown, { readonly _tag: string }>,
  problem: "blank" | "card" | undefined,
  words: typeof boxes.coupon
): string | undefined => {
  if (problem) return words[problem]
  // The page itself shows what another tab made of the cart.
  if (state.is !== "failed" || state.error._tag === "CartGone") return undefined
  const { _tag } = state.error
  if (_tag === "CouponRefused") return words.refused
  return _tag === "CouponNeedsContact" ? words.contact : words.unknown
}
