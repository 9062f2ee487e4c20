/**
 * The group's price, and the price before promotion or coupon, in cents; null without a discount.
 */
export type Price = { readonly amount: number; readonly before: number | null }

type Rated = { readonly cents: number; readonly step: number; readonly promotion: number | null }

const toStep = (cents: number, step: number) => Math.max(step, Math.round(cents / step) * step)
const less = (cents: number, percent: number, step: number) => toStep((cents * (100 - percent)) / 100, step)

/**
 * The price of a plan for a group: adult price x sum of age factors (in thousandths), less
 * promotion, less coupon. Every amount is a multiple of `step` cents, so that 1, 3, 6 and 12
 * instalments add up to it exactly.
 */
export const priceOf = ({ cents, step, promotion }: Rated, ages: number, couponPercent: number): Price => {
  const full = toStep((cents * ages) / 1000, step)
  const amount = promotion === null ? full : less(full, promotion, step)
  if (couponPercent > 0) return { amount: less(amount, couponPercent, step), before: amount }
  return { amount, before: promotion === null ? null : full }
}
