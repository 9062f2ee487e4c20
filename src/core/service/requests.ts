import { Clock, Context, Data, Effect, Random } from "effect"
import type { QuotePorts } from "../useCases/quote"
import type { Cancellation, CancellationKind } from "./cancellation"
import { asContact, type ContactRequest, type RightRequest } from "./contact"

/** The message may not have arrived: any answer but status 200, or none (CL-05). */
export class NotificationLost extends Data.TaggedError("NotificationLost")<{ readonly cause: string }> {}

/** Messages to the provider's staff. It never repeats a request by itself. */
export class NotificationsApi extends Context.Service<
  NotificationsApi,
  {
    readonly requestContact: (request: ContactRequest) => Effect.Effect<void, NotificationLost>
    readonly cancel: (cancellation: Cancellation, reference: string) => Effect.Effect<void, NotificationLost>
  }
>()("core/service/NotificationsApi") {}

/**
 * The buyer's proof of a cancellation (OU-11). `sentAt` is the time of the provider's answer, in
 * milliseconds.
 */
export interface Receipt {
  readonly reference: string
  readonly sentAt: number
  readonly cancellation: Cancellation
}

const prefixes: Readonly<Record<CancellationKind | "right", string>> = {
  withdrawal: "ARR",
  service: "BAJ",
  annulment: "ANU",
  right: "DER"
}

/** Without 0, O, 1, I and vowels, so that a reference is easy to read aloud and forms no words. */
const letters = "23456789BCDFGHJKLMNPQRSTVWXYZ"

/** The count of random numbers per reference. */
export const referenceLength = 8

/**
 * Builds a reference from random numbers in [0, 1): `ARR-7K2M-9XQP`. Each kind has 5 × 10^11 of
 * them.
 */
export const referenceOf = (kind: CancellationKind | "right", chances: ReadonlyArray<number>): string => {
  const drawn = chances.map((chance) => letters[Math.floor(chance * letters.length)] ?? "").join("")
  return `${prefixes[kind]}-${drawn.slice(0, referenceLength / 2)}-${drawn.slice(referenceLength / 2, referenceLength)}`
}

/** Sends a contact request to the provider (CT-05). */
export const requestContact = Effect.fn("requestContact")(function* (request: ContactRequest) {
  const api = yield* NotificationsApi
  yield* api.requestContact(request)
})

/** The provider may not have received it. A retry uses the same reference. */
export class RequestLost extends Data.TaggedError("RequestLost")<{ readonly reference: string }> {}

/** A cancellation, with the reference of a failed earlier attempt. */
interface CancellationAttempt {
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

/** A request for a right, with the reference of a failed earlier attempt. */
interface RightAttempt {
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

/** What these use-cases need from outside. */
export type ServicePorts = QuotePorts | NotificationsApi
