import { Context, Data, type Effect } from "effect"
import type { Day } from "../trip/calendar"
import type { Plan } from "./plan"

/** What a channel asks its provider for a price (QR-22). */
export interface QuoteRequest {
  readonly start: Day
  readonly end: Day
  readonly ages: ReadonlyArray<number>
  readonly code: string
  /** `true` only where a partner quoted a year. */
  readonly annual: boolean | null
  readonly currency: string
  readonly coupon: string | null
  readonly phone: string
  readonly email: string
  readonly subscribed: boolean
}

/** No usable answer: network, timeout, 5xx, not JSON, another shape. */
export class QuoteUnavailable extends Data.TaggedError("QuoteUnavailable")<{ readonly cause: string }> {}
/** The provider refused the request (4xx), with its reason if it gave one. */
export class QuoteRefused extends Data.TaggedError("QuoteRefused")<{
  readonly status: number
  readonly message?: string
}> {}
/** The provider answered with an error field instead of plans (QB-14). */
export class QuoteDeclined extends Data.TaggedError("QuoteDeclined")<{ readonly message: string }> {}

/** Every way in which a quote can fail to come. */
export type QuoteFailure = QuoteUnavailable | QuoteRefused | QuoteDeclined

/** The provider that prices trips. Plans come in its order, benefits already cut (QR-22). */
export class QuoteApi extends Context.Service<
  QuoteApi,
  { readonly quote: (request: QuoteRequest) => Effect.Effect<ReadonlyArray<Plan>, QuoteFailure> }
>()("core/quote/QuoteApi") {}
