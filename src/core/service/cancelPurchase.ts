import { Clock, Data, Effect, Random } from "effect"
import type { Cancellation } from "./cancellation"
import { NotificationsApi } from "./NotificationsApi"
import { type Receipt, referenceLength, referenceOf } from "./receipt"

/** The provider may not have received it. A retry uses the same reference. */
export class RequestLost extends Data.TaggedError("RequestLost")<{ readonly reference: string }> {}

/** A cancellation, with the reference of a failed earlier attempt. */
export interface CancellationAttempt {
  readonly cancellation: Cancellation
  readonly reference?: string | undefined
}

const drawn = Effect.all(Array.from({ length: referenceLength }, () => Random.next))

/** Sends a cancellation to the provider. The receipt proves it to the buyer (WD-06, OU-11). */
export const cancelPurchase = Effect.fn("cancelPurchase")(function* (attempt: CancellationAttempt) {
  const api = yield* NotificationsApi

  const { cancellation } = attempt
  const reference = attempt.reference ?? referenceOf(cancellation.kind, yield* drawn)
  yield* Effect.mapError(api.cancel(cancellation, reference), () => new RequestLost({ reference }))
  const receipt: Receipt = { reference, sentAt: yield* Clock.currentTimeMillis, cancellation }
  return receipt
})
