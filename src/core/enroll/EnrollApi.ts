import { Context, Data, type Effect } from "effect"
import type { Checkout } from "../cart/cart"
import type { Travellers } from "../passengers/passengers"
import type { SessionLost } from "../session/SessionLost"
import type { Card } from "./card"
import type { Order } from "./purchase"

/** A purchase ready to send (PY-13). */
export interface Sale {
  readonly checkout: Checkout
  readonly travellers: Travellers
  readonly card: Card
  readonly instalment: number
}

/**
 * The terms of one request: its idempotency key, and the login state, which selects the endpoint
 * (PY-13).
 */
export interface SaleTerms {
  /** The same for every attempt at one purchase until its outcome is known. */
  readonly key: string
  readonly signedIn: boolean
}

/**
 * The provider refused, or its answer was empty. It charged nothing, so the buyer may try again
 * (PY-17).
 */
export class SaleRefused extends Data.TaggedError("SaleRefused")<{ readonly status: number }> {}
/** The request never left the browser, so the provider charged nothing. */
export class SaleNotSent extends Data.TaggedError("SaleNotSent")<{ readonly cause: string }> {}
/**
 * The request left and the outcome is unknown: no answer, a 5xx or an unreadable answer (TR-12).
 * `keyTaken`: the provider holds another request under the same key (409).
 */
export class SaleUnknown extends Data.TaggedError("SaleUnknown")<{
  readonly cause: string
  readonly keyTaken?: true
}> {}

/** Every failure of a sale. */
export type SaleFailure = SaleRefused | SaleNotSent | SaleUnknown | SessionLost

/** The provider's sale. It never repeats a request by itself. */
export class EnrollApi extends Context.Service<
  EnrollApi,
  { readonly enroll: (sale: Sale, terms: SaleTerms) => Effect.Effect<Order, SaleFailure> }
>()("core/enroll/EnrollApi") {}
