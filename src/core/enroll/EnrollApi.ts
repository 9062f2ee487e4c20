import { Context, Data, type Effect } from "effect"
import type { Checkout } from "../cart/cart"
import type { Travellers } from "../passengers/passengers"
import type { SessionLost } from "../session/SessionLost"
import type { Card } from "./card"
import type { Order } from "./purchase"

/** A purchase as it is asked for (PY-13). */
export interface Sale {
  readonly checkout: Checkout
  readonly travellers: Travellers
  readonly card: Card
  /** The id of the instalment plan. */
  readonly instalment: number
}

/** How a sale is sent: under which key, and whether the buyer is logged in, which decides who is asked (PY-13). */
export interface SaleTerms {
  /** The same for every try of one purchase until its fate is known. */
  readonly key: string
  readonly signedIn: boolean
}

/** The provider refused, or answered with nothing: nothing was charged, and the buyer may try again (PY-17). */
export class SaleRefused extends Data.TaggedError("SaleRefused")<{ readonly status: number }> {}
/** The sale never left: nothing was charged. */
export class SaleNotSent extends Data.TaggedError("SaleNotSent")<{ readonly cause: string }> {}
/**
 * The sale left, and it is not known whether it was charged: no answer, a 5xx, an answer that cannot be read (TR-12).
 * `keyTaken`: the provider holds another request under the same key (409).
 */
export class SaleUnknown extends Data.TaggedError("SaleUnknown")<{
  readonly cause: string
  readonly keyTaken?: true
}> {}

/** Every way in which a sale can fail. */
export type SaleFailure = SaleRefused | SaleNotSent | SaleUnknown | SessionLost

/** The provider that sells. Nothing is ever sent twice by itself. */
export class EnrollApi extends Context.Service<
  EnrollApi,
  { readonly enroll: (sale: Sale, terms: SaleTerms) => Effect.Effect<Order, SaleFailure> }
>()("core/enroll/EnrollApi") {}
