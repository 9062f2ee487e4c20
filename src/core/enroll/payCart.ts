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

/** Another payment runs, in this tab or in another. */
export class PaymentUnderWay extends Data.TaggedError("PaymentUnderWay") {}
/**
 * The last attempt may have been charged, so the buyer must confirm the next one (TR-12). `spent`:
 * the provider refuses that attempt's key, so the next one may be charged twice.
 */
export class OutcomeUnknown extends Data.TaggedError("OutcomeUnknown")<{ readonly spent: boolean }> {}
/**
 * Nothing to pay or no valid travellers: another tab bought or dropped the purchase, or its day is
 * over.
 */
export class NothingToPay extends Data.TaggedError("NothingToPay") {}
/** The purchase differs from the one on the screen: another tab changed it. Nothing was sent. */
export class CartChanged extends Data.TaggedError("CartChanged") {}

/** A press of COMPLETAR PAGO. */
export interface Payment {
  readonly card: Card
  readonly instalment: number
  readonly seen: string
  readonly signedIn: boolean
  /**
   * The buyer's decision about attempts with unknown outcome. `again`: pay under the same key,
   * which the provider charges once. `twice`: pay, although a second charge is possible.
   */
  readonly agreed: "none" | "again" | "twice"
  readonly today: Day
}

/** In milliseconds. The payment does not depend on the list, so it waits only this long. */
const listWaits = 4000

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

const ownOrders = Effect.fn("payCart.ownOrders")(function* (want: Want) {
  const account = yield* AccountApi
  const list = yield* account.vouchers.pipe(
    Effect.catch(() => Effect.succeed(undefined)),
    Effect.timeoutOrElse({ duration: listWaits, orElse: () => Effect.succeed(undefined) })
  )
  return list && vouchersOf(want, list)
})

/**
 * The order of an earlier attempt: on the buyer's list now, but not before that attempt (TR-12).
 */
const findOrder = (own: Effect.Success<ReturnType<typeof ownOrders>>, { known }: Attempt): Order | undefined => {
  const found = known && own?.find((voucher) => !known.includes(orderIdOf(voucher)))
  return found && { idSalesOrder: found.order, reserveId: found.reserveId }
}

const afterFailure = (failure: SaleFailure, attempt: Attempt, open: ReadonlyArray<Attempt>) => {
  const isOld = open.some(({ key }) => key === attempt.key)
  if (isOld && failure._tag === "SaleKeyTaken") return withAttempt(open, { ...attempt, spent: true })
  // A definite failure leaves no attempt of its own. Earlier attempts stay open.
  const isOpen = failure._tag === "SaleUnknown" || failure._tag === "SaleUnderWay"
  return isOpen ? withAttempt(open, attempt) : open
}

const send = Effect.fn("payCart.send")(function* (payment: Payment) {
  const attempts = yield* Attempts
  const api = yield* EnrollApi
  const want = yield* prepare(payment)
  const open = yield* attempts.load
  const same = yield* tryFor(identityOf(want), open)
  const isAllowed = payment.agreed === "twice" || (payment.agreed === "again" && !same?.spent)
  if (open.length > 0 && !isAllowed) return yield* new OutcomeUnknown({ spent: same?.spent === true })

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
    .pipe(Effect.catchTag("SaleSold", (sold) => Effect.succeed(sold.order)))
    .pipe(Effect.tapError((failure) => attempts.save(afterFailure(failure, attempt, open))))
  return { ...want, order, left: withoutKey(open, key) }
})

/**
 * Saves the purchase before it erases anything. If the page closes in between, the buyer finds it
 * again.
 */
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
  // If the buyer leaves at the moment of the answer, the purchase is still saved.
  return yield* Effect.uninterruptibleMask((restore) => Effect.flatMap(restore(send(payment)), settle))
})

/**
 * Buys the cart at most once. This browser runs one payment at a time and never repeats one by
 * itself. After an unknown outcome it pays only on the buyer's agreement, under the same key for the
 * same purchase (TR-09, TR-12).
 */
export const payCart = Effect.fn("payCart")(function* (payment: Payment) {
  const attempts = yield* Attempts
  return yield* Effect.acquireUseRelease(
    attempts.claim,
    (release) => pay(release !== undefined, payment),
    (release) => Effect.sync(() => release?.())
  )
})
