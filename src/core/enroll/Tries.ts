import { Context, Data, Effect, Clock as Time } from "effect"
import { loadPurchase } from "../cart/purchase"
import { CurrentChannel } from "../channel/channel"
import { SavedPassengers } from "../passengers/SavedPassengers"
import type { Id } from "../quote/id"
import { Clock } from "../trip/Clock"
import { aDay, type Day } from "../trip/calendar"
import { bodyOf, travellersOf, tripOf, type Want } from "./identity"
import { forgetPurchase, SavedReceipt } from "./purchase"

/** A trip with a payment of unknown outcome. It holds no card data and no personal data. */
export interface TriedTrip {
  readonly key: string
  /** Four digits of the trip's digest: many documents share them, so none can be read out of them. */
  readonly trip: string
  /** The digest of what was sent under the key. Empty if the browser could make none. */
  readonly body: string
  /** What names the trip to the buyer. The record lasts until the end. Empty in old records. */
  readonly plan: string
  readonly start: Day
  readonly end: Day
  /** In milliseconds since 1970. A later try under the same key does not renew it. */
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
    /** Makes ready for a claim that comes within seconds: its payment leaves the sooner. */
    readonly prepare: Effect.Effect<void>
    /** Claims the right to pay and returns its release. Undefined while another payment runs. */
    readonly claim: Effect.Effect<(() => void) | undefined>
    /** Newest first. */
    readonly load: Effect.Effect<ReadonlyArray<TriedTrip>>
    /** Resolves once the list is on disk, or to false if a killed browser may forget it. */
    readonly save: (tries: ReadonlyArray<TriedTrip>) => Effect.Effect<boolean>
    readonly newKey: Effect.Effect<string>
    /** A digest of the text, salted with the key, in hexadecimal. Empty if none can be made. */
    readonly digest: (key: string, text: string) => Effect.Effect<string>
  }
>()("core/enroll/Tries") {}

/** Another payment runs, in this tab or in another. */
export class PaymentUnderWay extends Data.TaggedError("PaymentUnderWay") {}

/** Makes ready for a payment while the page still asks whether it may be made. */
export const prepareToPay = Effect.flatMap(Tries, ({ prepare }) => prepare)

/** Runs the effect while no other payment runs (TR-09). */
export const alone = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  Effect.flatMap(Tries, ({ claim }) =>
    Effect.acquireUseRelease(
      claim,
      (release): Effect.Effect<A, E | PaymentUnderWay, R> => (release ? work : new PaymentUnderWay()),
      (release) => Effect.sync(() => release?.())
    )
  )

/** Providers remember a key for 48 hours. The portal relies on half of that, in milliseconds. */
const keyLasts = aDay

const digestOfTrip = Effect.fnUntraced(function* (key: string, want: Want) {
  const { digest } = yield* Tries
  return (yield* digest(key, tripOf(want))).slice(0, 4)
})

/** Makes the record of a first try, under a new key. */
export const firstTry = Effect.fnUntraced(function* (want: Want, instalment: Id) {
  const { digest, newKey } = yield* Tries
  const key = yield* newKey
  const { cart, search } = want.purchase
  const { end, start } = search.trip
  return {
    key,
    trip: yield* digestOfTrip(key, want),
    body: yield* digest(key, bodyOf(want, instalment)),
    plan: cart.title ?? cart.item.name,
    start,
    end,
    firstTriedAt: yield* Time.currentTimeMillis
  } satisfies TriedTrip
})

/** What the record of payments says of one that is to be sent (TR-12). */
interface Tried {
  /** Every trip to come whose payment may have been charged, newest first. */
  readonly open: ReadonlyArray<TriedTrip>
  /** This trip's record. */
  readonly same: TriedTrip | undefined
  /**
   * The same, if its key is sure to prevent a second charge: same body, younger than `keyLasts`, not
   * spent. `unkeyed.ts` refuses to release a channel whose provider may ignore keys.
   */
  readonly honoured: TriedTrip | undefined
  /** The record to ask the buyer about: this trip's, or another trip's while its key is young. */
  readonly doubted: TriedTrip | undefined
  /** The same with the trips that have begun, which are not sold again, until they end. */
  readonly lasting: ReadonlyArray<TriedTrip>
}

/**
 * Each record has a key of its own, so the trip is digested with each until one fits. The digits of
 * other trips fit too, once in 65,536, so the days must be the same, where the record has them.
 */
const recordOf = Effect.fnUntraced(function* (want: Want, records: ReadonlyArray<TriedTrip>) {
  const { end, start } = want.purchase.search.trip
  const onItsDays = records.filter((one) => one.end === "" || (one.start === start && one.end === end))
  for (const record of onItsDays) if ((yield* digestOfTrip(record.key, want)) === record.trip) return record
  return undefined
})

/** Reads the record of payments. Without `want` it says what is open. */
export const wasTried = Effect.fnUntraced(function* (want?: Want, instalment: Id = 0) {
  const { digest, load } = yield* Tries
  const today = yield* Clock.today
  const now = yield* Time.currentTimeMillis
  const all = yield* load
  const lasting = all.filter(({ end, start }) => (end || start) >= today)
  const open = lasting.filter(({ start }) => start >= today)
  const isYoung = ({ firstTriedAt, spent }: TriedTrip) => !spent && now >= firstTriedAt && now - firstTriedAt < keyLasts
  const same = want && (yield* recordOf(want, open))
  const body = want && same?.body ? yield* digest(same.key, bodyOf(want, instalment)) : undefined
  const honoured = same && same.body === body && isYoung(same) ? same : undefined
  const tried: Tried = { open, same, honoured, doubted: same ?? open.find(isYoung), lasting }
  return tried
})

/** The stored purchase with its travellers. Undefined unless both are valid today. */
export const loadWant = Effect.fnUntraced(function* (today: Day) {
  const channel = yield* CurrentChannel
  const purchase = yield* loadPurchase()
  const travellers = purchase && travellersOf(purchase, yield* SavedPassengers.load, { channel, today })
  return travellers && ({ purchase, travellers } satisfies Want)
})

const close = Effect.fnUntraced(function* ({ key, today }: { readonly key: string; readonly today: Day }) {
  const tries = yield* Tries
  const { lasting, same } = yield* wasTried(yield* loadWant(today))
  const bought = same?.key === key
  // First, so that a killed browser has the record, or no cart of before, replaced ones included.
  yield* bought ? forgetPurchase() : SavedReceipt.end
  yield* tries.save(lasting.filter((one) => one.key !== key))
  return { bought }
})

/**
 * 'Ya me llegó el voucher' of one trip, by its key: its record goes, the others stay. `bought`: the
 * cart was for this trip, and cart and passengers are erased.
 */
export const closeTrip = (input: { readonly key: string; readonly today: Day }) => alone(close(input))
