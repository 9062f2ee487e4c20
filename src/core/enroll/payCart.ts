import { Data, Effect, Clock as Time } from "effect"
import { AccountApi } from "../account/AccountApi"
import { type Checkout, fingerprintOf, payable } from "../cart/cart"
import { loadCheckout } from "../cart/loadCheckout"
import { SavedCheckout } from "../cart/SavedCheckout"
import { travellersOf } from "../cart/travellersOf"
import { CurrentChannel } from "../channel/CurrentChannel"
import { SavedPassengers } from "../passengers/SavedPassengers"
import { type Day, utcDay } from "../trip/calendar"
import { Attempts } from "./Attempts"
import { type Attempt, leftOpen, nextAttempt } from "./attempt"
import type { Card } from "./card"
import { EnrollApi } from "./EnrollApi"
import { type Order, purchaseOf } from "./purchase"
import { SavedPurchase } from "./SavedPurchase"

/** Another payment of this browser is under way, in this tab or in another. */
export class PaymentUnderWay extends Data.TaggedError("PaymentUnderWay") {}
/** Nobody knows whether the last try was charged: another one wants the buyer's word (trust, No double charge). */
export class FateUnknown extends Data.TaggedError("FateUnknown")<{ readonly startedAt: number }> {}
/** There is nothing to pay, or nobody to insure: it was bought or dropped in another tab. */
export class NothingToPay extends Data.TaggedError("NothingToPay") {}
/** The cart is another one than the buyer saw: it was changed in another tab. Nothing was sent. */
export class CartChanged extends Data.TaggedError("CartChanged") {}

/** What the buyer asks for with COMPLETAR PAGO. */
export interface Payment {
  readonly card: Card
  /** The id of the instalment plan. */
  readonly instalment: number
  /** The fingerprint of the purchase that the buyer sees. */
  readonly fingerprint: string
  readonly signedIn: boolean
  /** The buyer wants to pay although nobody knows whether the last try was charged. */
  readonly confirmed: boolean
  /** By the buyer's calendar. */
  readonly today: Day
}

/** What a purchase needs, as it is kept at this moment, or why it cannot be made. */
const prepare = Effect.fn("payCart.prepare")(function* ({ fingerprint, instalment, today }: Payment) {
  const channel = yield* CurrentChannel
  const passengers = yield* SavedPassengers
  const checkout = yield* loadCheckout()
  const kept = yield* passengers.load
  const travellers = checkout && travellersOf(checkout, kept, { channel, today })
  if (!travellers) return yield* new NothingToPay()
  const isOffered = payable(checkout.cart).instalments.some(({ id }) => id === instalment)
  if (fingerprintOf(checkout) !== fingerprint || !isOffered) return yield* new CartChanged()
  return { checkout, travellers }
})

/** The order of a try whose fate was not known, if the buyer's own list has it by now (C24); never the purchase before it. */
const findOrder = Effect.fn("payCart.findOrder")(function* ({ search: { trip } }: Checkout, { startedAt }: Attempt) {
  const account = yield* AccountApi
  const saved = yield* SavedPurchase
  const last = yield* saved.load
  const vouchers = yield* Effect.catch(account.vouchers, () => Effect.succeed([]))
  const since = utcDay(startedAt - 24 * 60 * 60 * 1000)
  const found = vouchers.find(
    ({ bought, end, reserveId, start }) =>
      start === trip.start && end === trip.end && bought >= since && reserveId !== last?.order.reserveId
  )
  const order: Order | undefined = found && { idSalesOrder: found.order, reserveId: found.reserveId }
  return order
})

const keep = Effect.fn("payCart.keep")(function* (attempt: Attempt | undefined) {
  const attempts = yield* Attempts
  yield* attempt ? attempts.save(attempt) : attempts.clear
})

const send = Effect.fn("payCart.send")(function* (payment: Payment) {
  const attempts = yield* Attempts
  const api = yield* EnrollApi
  const { checkout, travellers } = yield* prepare(payment)
  const before = yield* attempts.load
  if (before && !payment.confirmed) return yield* new FateUnknown({ startedAt: before.startedAt })
  const found = before && payment.signedIn ? yield* findOrder(checkout, before) : undefined
  if (found) return { order: found, checkout, travellers, left: undefined }

  const { card, fingerprint, instalment, signedIn } = payment
  const startedAt = yield* Time.currentTimeMillis
  const attempt = nextAttempt(before, { key: yield* attempts.newKey, fingerprint, startedAt })
  yield* attempts.save(attempt)
  const asked = api.enroll({ checkout, travellers, card, instalment }, { key: attempt.key, signedIn }).pipe(
    // What is known not to have been charged leaves no trace; what was tried before it may still have been.
    Effect.tapError(({ _tag }) => (_tag === "SaleUnknown" ? Effect.void : keep(before)))
  )
  return { order: yield* asked, checkout, travellers, left: leftOpen(attempt) }
})

/** Keeps what was bought before anything else is forgotten: whoever is cut off here finds it again. */
const settle = Effect.fn("payCart.settle")(function* ({
  checkout,
  left,
  order,
  travellers
}: Effect.Success<ReturnType<typeof send>>) {
  const { currency } = yield* CurrentChannel
  const savedPurchase = yield* SavedPurchase
  const savedCheckout = yield* SavedCheckout
  const savedPassengers = yield* SavedPassengers
  const purchase = purchaseOf(order, checkout, travellers, currency.code)
  yield* savedPurchase.save(purchase)
  yield* savedCheckout.clear
  yield* savedPassengers.clear
  yield* keep(left)
  return purchase
})

const pay = Effect.fn("payCart.pay")(function* (mayPay: boolean, payment: Payment) {
  if (!mayPay) return yield* new PaymentUnderWay()
  // Whoever leaves at the moment of the answer has bought all the same.
  return yield* Effect.uninterruptibleMask((restore) => Effect.flatMap(restore(send(payment)), settle))
})

/**
 * Buys what lies in the cart, at most once: one payment of this browser at a time, none by itself a second time, and after a try
 * whose fate is not known only on the buyer's word and under the same key (2§4, trust).
 */
export const payCart = Effect.fn("payCart")(function* (payment: Payment) {
  const attempts = yield* Attempts
  return yield* Effect.acquireUseRelease(
    attempts.claim,
    (release) => pay(release !== undefined, payment),
    (release) => Effect.sync(() => release?.())
  )
})
