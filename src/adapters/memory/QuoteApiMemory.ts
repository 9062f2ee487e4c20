import { Effect, Layer } from "effect"
import type { Plan } from "../../core/quote/plan"
import { QuoteApi, type QuoteFailure, type QuoteRequest } from "../../core/quote/QuoteApi"

/** What the provider of a test or a story answers; it may change between two quotes. */
export interface QuoteApiMemoryOptions {
  plans?: ReadonlyArray<Plan>
  /** The plans for a request with a coupon; the same as without one if they are absent. */
  withCoupon?: ReadonlyArray<Plan>
  /** Answers with it instead of plans. */
  failure?: QuoteFailure
  /** The same, for a request with a coupon alone. */
  couponFailure?: QuoteFailure
  /** Milliseconds before the answer; "forever" never answers. */
  delay?: number | "forever"
  /** Where each request is noted as it arrives. */
  readonly asked?: Array<QuoteRequest>
}

/** A provider that answers as its options stand when it is asked. */
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
