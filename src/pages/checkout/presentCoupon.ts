import type { boxes } from "../../copy/boxes"
import type { Remote } from "../../journey/remote"

export const couponError = (
  state: Remote<unknown, { readonly _tag: string }>,
  problem: "blank" | "card" | undefined,
  words: typeof boxes.coupon
): string | undefined => {
  if (problem) return words[problem]
  if (state.is !== "failed") return undefined
  const { _tag } = state.error
  if (_tag === "CouponRefused") return words.refused
  if (_tag === "CouponNeedsContact") return words.contact
  return _tag === "CartGone" ? words.gone : words.unknown
}
