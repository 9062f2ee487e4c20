import { Context, Data, type Effect } from "effect"
import type { SessionLost } from "../account/AccountApi"
import type { Purchase } from "../cart/cart"
import type { Travellers } from "../passengers/passengers"
import type { Id } from "../quote/id"
import type { Card } from "./card"
import type { Order } from "./purchase"

/** A purchase ready to send (PY-13). */
export interface Sale {
  readonly purchase: Purchase
  readonly travellers: Travellers
  readonly card: Card
  readonly instalment: Id
}

/** A request's idempotency key, and the login, which selects the endpoint (PY-13). */
export interface SaleTerms {
  /** The same for every attempt at one purchase until its outcome is known. */
  readonly key: string
  readonly signedIn: boolean
}

/** Refused, or an empty answer. Nothing was charged: the buyer may try again (PY-17). */
export class SaleRefused extends Data.TaggedError("SaleRefused")<{ readonly status: number }> {}
/** The request never left the browser, so the provider charged nothing. */
export class SaleNotSent extends Data.TaggedError("SaleNotSent")<{ readonly cause: string }> {}
/** The request left and the outcome is unknown: no answer, 5xx, an unreadable answer (TR-12). */
export class SaleUnknown extends Data.TaggedError("SaleUnknown")<{ readonly cause: string }> {}
/** 409: the key's earlier request has no result yet. The buyer may ask again with it (TR-12). */
export class SaleProcessing extends Data.TaggedError("SaleProcessing") {}
/** 409 with an order: the provider sold this trip before, and charged nothing now (TR-12). */
export class SaleSold extends Data.TaggedError("SaleSold")<{ readonly order: Order }> {}
/**
 * 422: the key belongs to another request. The provider charged nothing for this one, and accepts
 * nothing more under the key (TR-12).
 */
export class SaleKeyTaken extends Data.TaggedError("SaleKeyTaken") {}
/**
 * 429: too many requests. The provider charged nothing. `retryAfter`: the seconds until it accepts
 * another one; absent if it does not say (TR-12).
 */
export class SaleTooMany extends Data.TaggedError("SaleTooMany")<{ readonly retryAfter?: number }> {}

export type SaleFailure =
  | SaleRefused
  | SaleNotSent
  | SaleUnknown
  | SaleProcessing
  | SaleSold
  | SaleKeyTaken
  | SaleTooMany
  | SessionLost

/** The provider's sale. It never repeats a request by itself. */
export class EnrollApi extends Context.Service<
  EnrollApi,
  { readonly enroll: (sale: Sale, terms: SaleTerms) => Effect.Effect<Order, SaleFailure> }
>()("core/enroll/EnrollApi") {}
