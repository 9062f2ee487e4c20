import { Effect, Layer } from "effect"
import type { Plan } from "../../core/quote/plan"
import { QuoteApi, type QuoteFailure, type QuoteRequest } from "../../core/quote/QuoteApi"

export interface QuoteApiMemoryOptions {
  plans?: ReadonlyArray<Plan>
  withCoupon?: ReadonlyArray<Plan>
  failure?: QuoteFailure
  couponFailure?: QuoteFailure
  delay?: number | "forever"
  readonly asked?: Array<QuoteRequest>
}

/**
 * A provider that quotes by its options at the time of each request. Default `withCoupon`: the
 * plans without one. `delay` is in milliseconds; "forever" never answers.
 */
export const QuoteApiMemory = (options: QuoteApiMemoryOptions = {}) =>
  Layer.succeed(QuoteApi, {
    quote: (request) =>
      Effect.suspend(() => {
        const { asked, couponFailure, delay = 0, plans = [], withCoupon = plans } = options
        asked?.push(request)
        const failure = options.failure ?? (request.coupon === null ? undefined : couponFailure)
        const answer = failure ? Effect.fail(failure) : Effect.succeed(request.coupon === null ? plans : withCoupon)
        return (delay === "forever" ? Effect.never : Effect.sleep(delay)).pipe(Effect.andThen(answer))
      })
  })
