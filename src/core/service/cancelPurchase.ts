import { Clock, Data, Effect, Random } from "effect"
import type { Cancellation } from "./cancellation"
import { NotificationsApi } from "./NotificationsApi"
import { type Receipt, referenceLength, referenceOf } from "./receipt"

/** The provider may not have heard of it; a second try goes under the same reference. */
export class CancellationLost extends Data.TaggedError("CancellationLost")<{ readonly reference: string }> {}

/** A purchase to take back, and the reference of a try that failed before. */
export interface CancellationAttempt {
  readonly cancellation: Cancellation
  readonly reference?: string | undefined
}

const drawn = Effect.all(Array.from({ length: referenceLength }, () => Random.next))

/** Tells the provider that a buyer takes a purchase back; the receipt proves it (WD-06, OU-11). */
export const cancelPurchase = Effect.fn("cancelPurchase")(function* (attempt: CancellationAttempt) {
  const api = yield* NotificationsApi

  const { cancellation } = attempt
  const reference = attempt.reference ?? referenceOf(cancellation.kind, yield* drawn)
  yield* Effect.mapError(api.cancel(cancellation, reference), () => new CancellationLost({ reference }))
  const receipt: Receipt = { reference, sentAt: yield* Clock.currentTimeMillis, cancellation }
  return receipt
})
