import { Context, Data, type Effect } from "effect"
import type { Day } from "../trip/calendar"
import type { Plan } from "./plan"

/** A request for prices (QR-22). */
export interface QuoteRequest {
  readonly start: Day
  readonly end: Day
  readonly ages: ReadonlyArray<number>
  readonly code: string
  /** True only for a partner's quote of a whole year. */
  readonly annual: boolean | null
  readonly currency: string
  readonly coupon: string | null
  readonly phone: string
  readonly email: string
  readonly subscribed: boolean
}

/** The part of a partner's request that the portal would fill otherwise from the same search. */
export type PartnerRequest = Pick<QuoteRequest, "code" | "annual" | "subscribed">

/** No usable answer: network, timeout, 5xx, not JSON, unknown shape. */
export class QuoteUnavailable extends Data.TaggedError("QuoteUnavailable")<{ readonly cause: string }> {}
/** The provider refused the request (4xx). `message` is its reason, if it gave one. */
export class QuoteRefused extends Data.TaggedError("QuoteRefused")<{
  readonly status: number
  readonly message?: string
}> {}
/** The provider answered with an error field instead of plans (QB-14). */
export class QuoteDeclined extends Data.TaggedError("QuoteDeclined")<{ readonly message: string }> {}

export type QuoteFailure = QuoteUnavailable | QuoteRefused | QuoteDeclined

/** The provider's prices (QR-22), in its order, with their benefits already cut (RS-12). */
export class QuoteApi extends Context.Service<
  QuoteApi,
  { readonly quote: (request: QuoteRequest) => Effect.Effect<ReadonlyArray<Plan>, QuoteFailure> }
>()("core/quote/QuoteApi") {}
