import { Clock, Context, Data, Effect, Random } from "effect"
import type { Cancellation, CancellationKind } from "./cancellation"
import { asContact, type ContactRequest, type RightRequest } from "./contact"

/** The message may not have arrived: any answer but status 200, or none (CL-05). */
export class NotificationLost extends Data.TaggedError("NotificationLost")<{ readonly cause: string }> {}

/** Messages to the provider's staff. It never repeats a request by itself. */
export class NotificationsApi extends Context.Service<
  NotificationsApi,
  {
    /** Sends a contact request (CT-05). */
    readonly requestContact: (request: ContactRequest) => Effect.Effect<void, NotificationLost>
    readonly cancel: (cancellation: Cancellation, reference: string) => Effect.Effect<void, NotificationLost>
  }
>()("core/service/NotificationsApi") {
  static readonly requestContact = (request: ContactRequest) =>
    NotificationsApi.use(({ requestContact }) => requestContact(request))
}

/** The sender's proof (OU-11). `sentAt` is the time of the provider's answer, in milliseconds. */
export interface Receipt<Sent = Cancellation> {
  readonly reference: string
  readonly sentAt: number
  readonly sent: Sent
}

/** The proof of a request for a right (OU-23). */
export type RightReceipt = Receipt<RightRequest>

/** The provider may not have received it. A retry uses the same reference. */
export class RequestLost extends Data.TaggedError("RequestLost")<{ readonly reference: string }> {}

/** What to send, with the reference of a failed earlier attempt. */
interface Attempt<Sent> {
  readonly sent: Sent
  readonly reference?: string | undefined
}

const prefixes: Readonly<Record<CancellationKind | "right", string>> = {
  withdrawal: "ARR",
  service: "BAJ",
  annulment: "ANU",
  right: "DER"
}

/** Without 0, O, 1, I and vowels, so that a reference is easy to read aloud and forms no words. */
const letters = "23456789BCDFGHJKLMNPQRSTVWXYZ"

const drawn = Effect.all(Array.from({ length: 8 }, () => Random.nextIntBetween(0, letters.length, { halfOpen: true })))

/** A new reference, as `ARR-7K2M-9XQP`. Each kind has 5 × 10^11 of them. */
const newReference = Effect.fnUntraced(function* (kind: keyof typeof prefixes) {
  const text = (yield* drawn).map((at) => letters[at]).join("")
  return `${prefixes[kind]}-${text.slice(0, 4)}-${text.slice(4)}`
})

const underReference = Effect.fnUntraced(function* <Sent>(
  { reference: earlier, sent }: Attempt<Sent>,
  kind: keyof typeof prefixes,
  send: (api: typeof NotificationsApi.Service, reference: string) => Effect.Effect<void, NotificationLost>
) {
  const api = yield* NotificationsApi
  const reference = earlier ?? (yield* newReference(kind))
  yield* Effect.mapError(send(api, reference), () => new RequestLost({ reference }))
  return { reference, sentAt: yield* Clock.currentTimeMillis, sent } satisfies Receipt<Sent>
})

/** Sends a cancellation to the provider. The receipt proves it to the buyer (WD-06, OU-11). */
export const cancelPurchase = (attempt: Attempt<Cancellation>) =>
  underReference(attempt, attempt.sent.kind, (api, reference) => api.cancel(attempt.sent, reference))

/** Asks the provider for a right over one's data, by the contact call (OU-23). */
export const askRight = (attempt: Attempt<RightRequest>) =>
  underReference(attempt, "right", (api, reference) => api.requestContact(asContact(attempt.sent, reference)))
