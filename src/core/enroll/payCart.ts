import { Data, Effect } from "effect"
import { AccountApi } from "../account/AccountApi"
import type { Voucher } from "../account/voucher"
import { payable } from "../cart/cart"
import { CurrentChannel } from "../channel/channel"
import type { Id } from "../quote/id"
import { type Day, daysBetween } from "../trip/calendar"
import type { Card } from "./card"
import { EnrollApi } from "./EnrollApi"
import { saleOf, type Want } from "./identity"
import { forgetPurchase, type Order, receiptOf, SavedReceipt } from "./purchase"
import { alone, firstTry, loadWant, type TriedTrip, Tries, wasTried } from "./Tries"

const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/[\p{M}\s]/gu, "")
    .toLowerCase()

const inOrder = (names: ReadonlyArray<string>) => JSON.stringify(names.map(plain).sort())

/** Identifies an order in the buyer's list, by order and voucher number. */
export const orderIdOf = ({ order, reserveId }: Pick<Voucher, "order" | "reserveId">): string => `${order} ${reserveId}`

/** The vouchers of the same travellers on the same days, whatever their plan is called. */
const tripsOf = ({ purchase: { search }, travellers }: Want, vouchers: ReadonlyArray<Voucher>) => {
  const { end, start } = search.trip
  const names = inOrder(travellers.passengers.map(({ name, surname }) => `${name} ${surname}`))
  return vouchers.filter((one) => one.start === start && one.end === end && inOrder(one.passengers) === names)
}

/** The vouchers of exactly this purchase: same plan, same days, same travellers (TR-12). */
export const vouchersOf = (want: Want, vouchers: ReadonlyArray<Voucher>): ReadonlyArray<Voucher> =>
  tripsOf(want, vouchers).filter(({ plan }) => plain(plan) === plain(payable(want.purchase.cart).name))

/**
 * The payment of a trip may have been charged, so the buyer must confirm the next one (TR-12).
 * `honoured`: its key is sure to prevent a second charge; else the next one may be charged twice.
 */
export class OutcomeUnknown extends Data.TaggedError("OutcomeUnknown")<{
  readonly tried: TriedTrip
  readonly honoured: boolean
}> {}
/** A trip by the buyer's list, or `here` by the receipt. A text that is not told is empty. */
export interface Listed extends Pick<Voucher, "order" | "plan"> {
  readonly here?: true
}
/**
 * The trip stands on the buyer's list, bought today or yesterday, or is the one that this browser
 * bought within a day, maybe under an earlier name of its plan. Nothing was sent.
 */
export class BoughtAlready extends Data.TaggedError("BoughtAlready")<Listed> {}
/** The record of this payment would not outlast the document. Nothing was sent. */
export class NotKept extends Data.TaggedError("NotKept") {}
/** No cart or no valid travellers: another tab bought or dropped them, or the day is over. */
export class NothingToPay extends Data.TaggedError("NothingToPay") {}
/** The purchase differs from the one on the screen: another tab changed it. Nothing was sent. */
export class CartChanged extends Data.TaggedError("CartChanged") {}

/** A press of COMPLETAR PAGO. */
export interface Payment {
  readonly card: Card
  readonly instalment: Id
  /** `saleOf` of the purchase that the screen shows. */
  readonly seen: string
  readonly signedIn: boolean
  /**
   * The buyer's word. `unkept`: pay without a lasting record. `again`: the same, and pay in doubt
   * under the same key, which is charged once. `twice`: pay, although a second charge is possible.
   * `bought`: pay, although this trip is bought, and whatever is in doubt besides.
   */
  readonly agreed: "none" | "unkept" | "again" | "twice" | "bought"
  readonly today: Day
}

/** In milliseconds. A first payment does not depend on the list, so it waits only this long. */
const listWaits = 4000

/**
 * The voucher of a trip bought today or yesterday. Under the plan's own name, a day that the list
 * omits is as good as today: the buyer answers, and nothing is lost.
 */
const boughtOf = (want: Want, vouchers: ReadonlyArray<Voucher>, today: Day) => {
  const dated = tripsOf(want, vouchers).filter(({ bought }) => bought)
  return [...vouchersOf(want, vouchers), ...dated].find(({ bought = today }) => daysBetween(bought, today) <= 1)
}

/**
 * The last purchase of this browser, kept for a day, if its days, first names and ages are those of
 * this trip. Who follows a partner's link again has no list.
 */
const boughtHere = Effect.fnUntraced(function* ({ purchase: { search }, travellers }: Want) {
  const receipt = yield* SavedReceipt.load
  const { ages, end, start } = search.trip
  const people = inOrder(travellers.passengers.map(({ name }, at) => `${name} ${ages[at]}`))
  if (receipt?.start !== start || receipt.end !== end) return undefined
  if (inOrder(receipt.names.map((name, at) => `${name} ${receipt.ages[at]}`)) !== people) return undefined
  return { order: receipt.order.idSalesOrder, plan: receipt.item.name, here: true } satisfies Listed
})

const prepare = Effect.fnUntraced(function* ({ instalment, seen, today }: Payment) {
  const want = yield* loadWant(today)
  if (!want) return yield* new NothingToPay()
  const isOffered = payable(want.purchase.cart).instalments.some(({ id }) => id === instalment)
  if (saleOf(want, instalment) !== seen || !isOffered) return yield* new CartChanged()
  return want
})

/** The list of the buyer's vouchers. Undefined if it cannot be read. A lost session fails. */
const ownOrders = AccountApi.purchases.pipe(
  Effect.map(({ vouchers }) => vouchers),
  Effect.catchTag("VouchersUnavailable", () => Effect.succeed(undefined))
)

/** The list, if the buyer has one. A payment in doubt needs it; another one does not wait for a slow one. */
const listFor = ({ isDoubted, signedIn }: { readonly isDoubted: boolean; readonly signedIn: boolean }) => {
  if (!signedIn) return Effect.succeed(undefined)
  if (isDoubted) return ownOrders
  return Effect.timeoutOrElse(ownOrders, { duration: listWaits, orElse: () => Effect.succeed(undefined) })
}

const send = Effect.fnUntraced(function* (payment: Payment) {
  const tries = yield* Tries
  const api = yield* EnrollApi
  const want = yield* prepare(payment)
  const { agreed, card, instalment, signedIn } = payment
  const { doubted, honoured, lasting, same } = yield* wasTried(want, instalment)
  const others = lasting.filter((one) => one !== same)
  const sold = (order: Order, found: boolean) => ({ ...want, order, found, others })

  const list = yield* listFor({ signedIn, isDoubted: doubted !== undefined })
  const known = same ? same.known : list?.map(orderIdOf)
  const found = same && known && list && vouchersOf(want, list).find((one) => !known.includes(orderIdOf(one)))
  if (found) return sold({ idSalesOrder: found.order, reserveId: found.reserveId }, true)

  const listed = list && boughtOf(want, list, payment.today)
  const bought = listed ? { order: listed.order, plan: listed.plan } : yield* boughtHere(want)
  if (bought && !same && agreed !== "bought") return yield* new BoughtAlready(bought)

  const isAllowed = agreed === "twice" || agreed === "bought" || (agreed === "again" && honoured !== undefined)
  if (doubted && !isAllowed) return yield* new OutcomeUnknown({ tried: doubted, honoured: honoured !== undefined })
  const record = honoured ?? { ...(yield* firstTry(want, instalment)), ...(known && { known }) }
  const isKept = yield* tries.save([record, ...others])
  if (!isKept && agreed === "none") {
    yield* tries.save(lasting)
    return yield* new NotKept()
  }
  return yield* api.enroll({ ...want, card, instalment }, { key: record.key, signedIn }).pipe(
    Effect.map((order) => sold(order, false)),
    Effect.catchTag("SaleSold", ({ order }) => Effect.succeed(sold(order, true))),
    Effect.tapError(({ _tag }) => {
      // Written again: the answer or a cleaner may have erased it meanwhile.
      if (_tag === "SaleUnknown" || _tag === "SaleProcessing") return tries.save([record, ...others])
      // A definite failure leaves what was open before. A key of another body is spent.
      return tries.save(_tag === "SaleKeyTaken" && honoured ? [{ ...honoured, spent: true }, ...others] : lasting)
    })
  )
})

/** Saves the purchase before it erases anything, so that a closed page finds it again. */
const settle = Effect.fnUntraced(function* (sold: Effect.Success<ReturnType<typeof send>>) {
  const { purchase, found, order, others, travellers } = sold
  const { currency } = yield* CurrentChannel
  const tries = yield* Tries
  const receipt = { ...receiptOf(order, purchase, travellers, currency.code), ...(found && { found }) }
  yield* SavedReceipt.save(receipt)
  yield* forgetPurchase()
  yield* tries.save(others)
  return receipt
})

/**
 * Buys the cart at most once. One payment runs at a time, and none repeats by itself. A trip that
 * was tried is looked for on the buyer's list first, and paid again only on the buyer's word, under
 * the same key where that is sure to be honoured (TR-09, TR-12). A first payment of a trip that
 * another device or this browser bought asks too.
 */
export const payCart = (payment: Payment) => alone(Effect.flatMap(send(payment), settle))
