import { Effect, Layer } from "effect"
import type { Plan } from "../../core/quote/plan"
import { QuoteApi, type QuoteFailure, type QuoteRequest } from "../../core/quote/QuoteApi"

export interface QuoteApiMemoryOptions {
  readonly plans?: ReadonlyArray<Plan>
  /** Answers with it instead of plans. */
  readonly failure?: QuoteFailure
  /** Milliseconds before the answer; "forever" never answers. */
  readonly delay?: number | "forever"
  /** Where each request is noted as it arrives. */
  readonly asked?: Array<QuoteRequest>
}

/** A provider that always answers the same. */
export const QuoteApiMemory = ({ asked = [], delay = 0, failure, plans = [] }: QuoteApiMemoryOptions = {}) => {
  const answer = failure ? Effect.fail(failure) : Effect.succeed(plans)
  return Layer.succeed(QuoteApi, {
    quote: (request) =>
      Effect.sync(() => asked.push(request)).pipe(
        Effect.andThen(delay === "forever" ? Effect.never : Effect.sleep(delay)),
        Effect.andThen(answer)
      )
  })
}
