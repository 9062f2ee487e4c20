import { Data, Effect, Clock as Time } from "effect"
import { AccountApi } from "../account/AccountApi"
import { payable } from "../cart/cart"
import { loadCheckout } from "../cart/loadCheckout"
import { SavedCheckout } from "../cart/SavedCheckout"
import { travellersOf } from "../cart/travellersOf"
import { CurrentChannel } from "../channel/CurrentChannel"
import { SavedPassengers } from "../passengers/SavedPassengers"
import type { Day } from "../trip/calendar"
import { Attempts } from "./Attempts"
import { type Attempt, withAttempt, withoutKey } from "./attempt"
import type { Card } from "./card"
import { EnrollApi, type SaleFailure } from "./EnrollApi"
import { identityOf, type Want } from "./identity"
import { orderIdOf, vouchersOf } from "./ownOrder"
import { type Order, purchaseOf } from "./purchase"
import { SavedPurchase } from "./SavedPurchase"
import { tryFor } from "./tryFor"

/** Another payment of this browser is under way, in this tab or in another. */
export class PaymentUnderWay extends Data.TaggedError("PaymentUnderWay") {}
/**
 * It is not known whether the last try was charged: another one wants the buyer's word (TR-12). `spent`: the
 * provider takes no more requests under the key of that try, so another one may be charged a second time.
 */
export class FateUnknown extends Data.TaggedError("FateUnknown")<{ readonly spent: boolean }> {}
/** There is nothing to pay, or no traveller to insure: it was bought or dropped in another tab, or its day is over. */
export class NothingToPay extends Data.TaggedError("NothingToPay") {}
/** The purchase is another one than the buyer saw: it was changed in another tab. Nothing was sent. */
export class CartChanged extends Data.TaggedError("CartChanged") {}

/** What the buyer asks for with COMPLETAR PAGO. */
export interface Payment {
  readonly card: Card
  /** The id of the instalment plan. */
  readonly instalment: number
  /** The purchase that the buyer sees, with who travels (enroll/identity.ts). */
  readonly seen: string
  readonly signedIn: boolean
  /**
   * What the buyer said of the tries before whose fate is not known. `again`: pay all the same, which a provider that knows the
   * try charges once · `twice`: pay, though it may be charged a second time
   */
  readonly word: "none" | "again" | "twice"
  /** By the buyer's calendar. */
  readonly today: Day
}

/** How long a payment waits for the buyer's list of purchases, in milliseconds: the list is a safeguard, not a condition. */
const listWaits = 4000

/** What a purchase needs, as it is kept at this moment, or why it cannot be made. */
const prepare = Effect.fn("payCart.prepare")(function* ({ instalment, seen, today }: Payment) {
  const channel = yield* CurrentChannel
  const passengers = yield* SavedPassengers
  const checkout = yield* loadCheckout()
  const travellers = checkout && travellersOf(checkout, yield* passengers.load, { channel, today })
  if (!travellers) return yield* new NothingToPay()
  const want: Want = { checkout, travellers }
  const isOffered = payable(checkout.cart).instalments.some(({ id }) => id === instalment)
  if (identityOf(want) !== seen || !isOffered) return yield* new CartChanged()
  return want
})

/** The buyer's own orders of this purchase; undefined where the list does not come in time. */
const ownOrders = Effect.fn("payCart.ownOrders")(function* (want: Want) {
  const account = yield* AccountApi
  const list = yield* account.vouchers.pipe(
    Effect.catch(() => Effect.succeed(undefined)),
    Effect.timeoutOrElse({ duration: listWaits, orElse: () => Effect.succeed(undefined) })
  )
  return list && vouchersOf(want, list)
})

/** What is known of the order of a try before: found on the buyer's list by now, where it was not before the try left (TR-12). */
const findOrder = (own: Effect.Success<ReturnType<typeof ownOrders>>, { known }: Attempt): Order | undefined => {
  const found = known && own?.find((voucher) => !known.includes(orderIdOf(voucher)))
  return found && { idSalesOrder: found.order, reserveId: found.reserveId }
}

/** What a failed try leaves open: all of it where its fate is not known, else what was open before it. */
const afterFailure = (failure: SaleFailure, attempt: Attempt, open: ReadonlyArray<Attempt>) => {
  const isOld = open.some(({ key }) => key === attempt.key)
  const isKeyRefused = failure._tag === "SaleUnknown" ? failure.keyTaken : "status" in failure && failure.status === 422
  if (isOld && isKeyRefused) return withAttempt(open, { ...attempt, spent: true })
  // What is known not to have been charged leaves no trace; what was tried before it may still have been.
  return failure._tag === "SaleUnknown" ? withAttempt(open, attempt) : open
}

const send = Effect.fn("payCart.send")(function* (payment: Payment) {
  const attempts = yield* Attempts
  const api = yield* EnrollApi
  const want = yield* prepare(payment)
  const open = yield* attempts.load
  const same = yield* tryFor(identityOf(want), open)
  const isAllowed = payment.word === "twice" || (payment.word === "again" && !same?.spent)
  if (open.length > 0 && !isAllowed) return yield* new FateUnknown({ spent: same?.spent === true })

  const { card, instalment, seen, signedIn } = payment
  const own = signedIn ? yield* ownOrders(want) : undefined
  const found = same && findOrder(own, same)
  if (found) return { ...want, order: found, left: withoutKey(open, same.key) }

  const key = same && !same.spent ? same.key : yield* attempts.newKey
  const known = same ? same.known : own?.map(orderIdOf)
  const fingerprint = yield* attempts.digest(key, seen)
  const startedAt = yield* Time.currentTimeMillis
  const attempt: Attempt = { key, fingerprint, startedAt, ...(known && { known }) }
  yield* attempts.save(withAttempt(open, attempt))
  const order = yield* api
    .enroll({ ...want, card, instalment }, { key, signedIn })
    .pipe(Effect.tapError((failure) => attempts.save(afterFailure(failure, attempt, open))))
  return { ...want, order, left: withoutKey(open, key) }
})

/** Keeps what was bought before anything else is forgotten: a buyer who is cut off here finds it again. */
const settle = Effect.fn("payCart.settle")(function* ({
  checkout,
  left,
  order,
  travellers
}: Effect.Success<ReturnType<typeof send>>) {
  const { currency } = yield* CurrentChannel
  const attempts = yield* Attempts
  const savedPurchase = yield* SavedPurchase
  const savedCheckout = yield* SavedCheckout
  const savedPassengers = yield* SavedPassengers
  const purchase = purchaseOf(order, checkout, travellers, currency.code)
  yield* savedPurchase.save(purchase)
  yield* savedCheckout.clear
  yield* savedPassengers.clear
  yield* attempts.save(left)
  return purchase
})

const pay = Effect.fn("payCart.pay")(function* (mayPay: boolean, payment: Payment) {
  if (!mayPay) return yield* new PaymentUnderWay()
  // A buyer who leaves at the moment of the answer has bought all the same.
  return yield* Effect.uninterruptibleMask((restore) => Effect.flatMap(restore(send(payment)), settle))
})

/**
 * Buys what lies in the cart for those who travel, at most once: one payment of this browser at a time, none by itself a second
 * time, and after a try whose fate is not known only on the buyer's word, under the same key for the same purchase (TR-09, TR-12).
 */
export const payCart = Effect.fn("payCart")(function* (payment: Payment) {
  const attempts = yield* Attempts
  return yield* Effect.acquireUseRelease(
    attempts.claim,
    (release) => pay(release !== undefined, payment),
    (release) => Effect.sync(() => release?.())
  )
})
