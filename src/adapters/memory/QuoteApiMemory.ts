import { Effect, Layer } from "effect"
import type { Plan } from "../../core/quote/plan"
import { QuoteApi, type QuoteFailure, type QuoteRequest } from "../../core/quote/QuoteApi"

/** How the provider answers a quote. A test may change it between two quotes. */
export interface QuoteApiMemoryOptions {
  plans?: ReadonlyArray<Plan>
  /** The plans for a request with a coupon. Default: the same as without one. */
  withCoupon?: ReadonlyArray<Plan>
  /** Fails with this instead of plans. */
  failure?: QuoteFailure
  /** Fails with this for a request with a coupon only. */
  couponFailure?: QuoteFailure
  /** Milliseconds before the answer; "forever" never answers. */
  delay?: number | "forever"
  /** Collects each request. */
  readonly asked?: Array<QuoteRequest>
}

/** A provider that quotes by its options at the time of each request. */
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
