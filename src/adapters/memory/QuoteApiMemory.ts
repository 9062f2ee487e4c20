import { Effect, Layer } from "effect"
import type { Plan } from "../../core/quote/plan"
import { QuoteApi, type QuoteFailure, type QuoteRequest } from "../../core/quote/QuoteApi"

/** What the provider of a test or a story answers; it may change between two quotes. */
export interface QuoteApiMemoryOptions {
  plans?: ReadonlyArray<Plan>
  /** Answers with it instead of plans. */
  failure?: QuoteFailure
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
        const { asked, delay = 0, failure, plans = [] } = options
        asked?.push(request)
        const answer = failure ? Effect.fail(failure) : Effect.succeed(plans)
        return (delay === "forever" ? Effect.never : Effect.sleep(delay)).pipe(Effect.andThen(answer))
      })
  })
