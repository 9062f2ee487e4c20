import { Clock, Effect, Random } from "effect"
import { RequestLost } from "./cancelPurchase"
import { NotificationsApi } from "./NotificationsApi"
import { referenceLength, referenceOf } from "./receipt"
import { asContact, type RightRequest } from "./rights"

/** A request for a right, with the reference of a failed earlier attempt. */
export interface RightAttempt {
  readonly request: RightRequest
  readonly reference?: string | undefined
}

/**
 * The visitor's proof of a request. `sentAt` is the time of the provider's answer, in milliseconds.
 */
export interface RightReceipt {
  readonly reference: string
  readonly sentAt: number
  readonly request: RightRequest
}

const drawn = Effect.all(Array.from({ length: referenceLength }, () => Random.next))

/**
 * Asks the provider for a right over one's data, by the contact call. Fails with RequestLost, whose
 * reference the next attempt uses again (OU-23).
 */
export const askRight = Effect.fn("askRight")(function* (attempt: RightAttempt) {
  const api = yield* NotificationsApi

  const { request } = attempt
  const reference = attempt.reference ?? referenceOf("right", yield* drawn)
  yield* Effect.mapError(api.requestContact(asContact(request, reference)), () => new RequestLost({ reference }))
  const receipt: RightReceipt = { reference, sentAt: yield* Clock.currentTimeMillis, request }
  return receipt
})
