import { Context, Data, Effect } from "effect"
import type { Day } from "../trip/calendar"

/** A trip with a payment of unknown outcome. It holds no card data and no personal data. */
export interface TriedTrip {
  readonly key: string
  /** Four digits of the trip's digest: many documents share them, so none can be read out of them. */
  readonly trip: string
  /** The digest of what was sent under the key. Empty if the browser could make none. */
  readonly body: string
  /** What names the trip to the buyer. The record lasts until the start. */
  readonly plan: string
  readonly start: Day
  readonly end: Day
  /** In milliseconds. Never renewed for a key. */
  readonly firstTriedAt: number
  /** The orders on the buyer's list before the first try. Absent if the list was not available. */
  readonly known?: ReadonlyArray<string>
  /** The provider accepts no more requests under this key. */
  readonly spent?: true
}

/** The record of payments without a known outcome, shared by all tabs (TR-09). It never fails. */
export class Tries extends Context.Service<
  Tries,
  {
    /** Claims the right to pay and returns its release. Undefined while another payment runs. */
    readonly claim: Effect.Effect<(() => void) | undefined>
    /** Newest first. */
    readonly load: Effect.Effect<ReadonlyArray<TriedTrip>>
    /** Resolves to false if the list will not outlast this document. */
    readonly save: (tries: ReadonlyArray<TriedTrip>) => Effect.Effect<boolean>
    readonly newKey: Effect.Effect<string>
    /** A digest of the text, salted with the key, in hexadecimal. Empty if none can be made. */
    readonly digest: (key: string, text: string) => Effect.Effect<string>
  }
>()("core/enroll/Tries") {}

/** Another payment runs, in this tab or in another. */
export class PaymentUnderWay extends Data.TaggedError("PaymentUnderWay") {}

/** Runs the effect while no other payment runs (TR-09). */
export const alone = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  Effect.flatMap(Tries, ({ claim }) =>
    Effect.acquireUseRelease(
      claim,
      (release): Effect.Effect<A, E | PaymentUnderWay, R> => (release ? work : new PaymentUnderWay()),
      (release) => Effect.sync(() => release?.())
    )
  )
