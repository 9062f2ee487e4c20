import { Context, Effect } from "effect"
import { type Purchase, payable, totalOf } from "../cart/cart"
import { purchaseOf } from "../cart/purchase"
import { type PurchaseDraft, SavedPurchase } from "../cart/SavedPurchase"
import { CurrentChannel } from "../channel/channel"
import type { PassengersDraft } from "../passengers/passenger"
import type { Travellers } from "../passengers/passengers"
import { Companions, SavedPassengers } from "../passengers/SavedPassengers"
import { shownId } from "../quote/id"
import type { Benefit, Cents } from "../quote/plan"
import type { Road } from "../service/onTheRoad"
import { Clock } from "../trip/Clock"
import type { Day } from "../trip/calendar"
import { checkSearch } from "../trip/search"
import { travellersOf } from "./identity"

/** The provider's answer to a sale (PY-17). */
export interface Order {
  readonly idSalesOrder: string
  readonly reserveId: string
}

/** What was bought, in the form that the success page shows. */
export interface Receipt {
  readonly order: Order
  readonly item: { readonly id: string; readonly name: string }
  readonly coverage: string
  /** Empty if a partner gave none. */
  readonly destination: string
  readonly start: Day
  readonly end: Day
  readonly passengers: number
  /** First names as typed. Names and ages are empty in a purchase stored before they were kept. */
  readonly names: ReadonlyArray<string>
  readonly ages: ReadonlyArray<number>
  readonly total: Cents
  /** ISO 4217. */
  readonly currency: string
  readonly email: string
  /** What the plan covers, as quoted, if it was kept. */
  readonly benefits?: ReadonlyArray<Benefit>
  /** True once analytics has the sale, so that each order counts once (AN-03). */
  readonly reported: boolean
  /** The order existed before this payment, which charged nothing. Its total may be another. */
  readonly found?: boolean
  /** When the buyer asked to take the purchase back. The provider's answer is not known here. */
  readonly withdrawnOn?: Day
}

/** Builds the receipt from the order and what was bought. */
export const receiptOf = (
  order: Order,
  { cart, search }: Purchase,
  { home, passengers }: Travellers,
  currency: string
): Receipt => {
  const { id, name } = payable(cart)
  const { ages, destination, end, start } = search.trip
  return {
    order,
    item: { id: shownId(id), name },
    coverage: cart.coverage,
    destination,
    start,
    end,
    passengers: ages.length,
    names: passengers.map(({ name: given }) => given),
    ages,
    total: totalOf(cart),
    currency,
    email: home.email,
    ...(cart.benefits && { benefits: cart.benefits }),
    reported: false
  }
}

/**
 * The receipt of the last purchase, under `resultadoCompra` for 24 hours (ST-02). It never fails:
 * without storage it lasts as long as the page.
 */
export class SavedReceipt extends Context.Service<
  SavedReceipt,
  {
    readonly load: Effect.Effect<Receipt | undefined>
    /** Resolves once the purchase is on disk, where the browser has one. */
    readonly save: (receipt: Receipt) => Effect.Effect<void>
    /** Forgets it, here and on disk. */
    readonly drop: Effect.Effect<void>
    /**
     * Notes that a purchase has ended. Resolves once that is on disk: no killed browser brings a
     * cart of before back, nor its passengers (TR-12).
     */
    readonly end: Effect.Effect<void>
    /** Calls `onChange` when another tab makes or drops a purchase. Call the result to unsubscribe. */
    readonly follow: (onChange: () => void) => Effect.Effect<() => void>
  }
>()("core/enroll/SavedReceipt") {
  static readonly drop = SavedReceipt.use(({ drop }) => drop)
  static readonly end = SavedReceipt.use(({ end }) => end)
  static readonly load = SavedReceipt.use(({ load }) => load)
  static readonly save = (receipt: Receipt) => SavedReceipt.use(({ save }) => save(receipt))
  static readonly follow = (onChange: () => void) => SavedReceipt.use(({ follow }) => follow(onChange))
}

/** Forgets the trip, its cart and who travels, once they are bought (SU-03). */
export const forgetPurchase = Effect.fnUntraced(function* () {
  yield* SavedReceipt.end
  yield* SavedPurchase.clear
  yield* SavedPassengers.clear
})

/**
 * The last receipt, and whether analytics is still to hear of it. Notes that first, and forgets the
 * trip: told twice, it would count as another sale (SU-03, AN-03).
 */
export const takeReceipt = Effect.fnUntraced(function* () {
  const receipt = yield* SavedReceipt.load
  if (!receipt || receipt.reported) return { receipt, isNew: false }
  yield* forgetPurchase()
  yield* SavedReceipt.save({ ...receipt, reported: true })
  return { receipt, isNew: true }
})

/** The content of the offline assistance card. It has no name, e-mail or document. */
export interface CardOfTrip {
  readonly order: Order
  readonly plan: string
  readonly destination: string
  readonly start: Day
  readonly end: Day
  readonly passengers: string
  /** What the plan covers, as quoted. Absent on a card of an earlier release. */
  readonly benefits?: ReadonlyArray<Benefit>
  /** As in the receipt. */
  readonly withdrawnOn?: Day
}

/** A kept trip that is near, and whether the traveller folded its card today. */
export interface NearTrip {
  readonly trip: CardOfTrip
  readonly road: Road
  readonly folded: boolean
}

/**
 * Keeps the assistance cards of trips, eight at most, each until the last day to ask for a
 * reimbursement of it, and the pages that show one offline (OU-07, OU-18, OU-offline-card). It
 * cannot fail.
 */
export interface OfflineCard {
  /**
   * The kept card (`kept`) of an order, or without one of the nearest trip; otherwise that of such a
   * purchase of the last 24 hours. `savedAt`: when it was stored, in milliseconds since 1970; NaN
   * if the entry does not say.
   */
  readonly read: (
    today: Day,
    of?: Order
  ) => { readonly trip: CardOfTrip; readonly kept: boolean; readonly savedAt: number } | undefined
  /** The nearest kept trip, unless it is still far (OU-on-the-road). */
  readonly near: (today: Day) => NearTrip | undefined
  /** Folds the card of the near trip for a day; undefined opens it. */
  readonly fold: (day: Day | undefined) => void
  /** The other kept cards stay, and what is noted of this order. False if the browser stores nothing. */
  readonly keep: (trip: CardOfTrip) => boolean
  /** Notes on what is here of such an order that the purchase was asked to be taken back. */
  readonly withdraw: (isOf: (order: Order) => boolean, on: Day) => void
  readonly drop: (trip: CardOfTrip) => void
  /** False if the browser opens no page without a connection. It may still refuse. */
  readonly possible: boolean
  /**
   * Without a connection, any address of the brand opens with a kept card, as long as there is one
   * (OU-offline-card). Resolves with false if the browser refuses; never rejects.
   */
  readonly openEverywhere: (trip: CardOfTrip) => Promise<boolean>
  /** Caches the page of assistance when the browser is idle (OU-07). The browser may refuse. */
  readonly prepare: () => void
}

/**
 * The unfinished purchase, when its price was quoted, in milliseconds, and its passengers as typed.
 * `travellers`: the same, if all their data is valid today. `companions`: those remembered of
 * earlier trips (OU-19).
 */
export interface FoundHere extends Pick<PurchaseDraft, "quotedAt"> {
  readonly is: "here"
  readonly purchase: Purchase
  readonly passengers: PassengersDraft | undefined
  readonly travellers: Travellers | undefined
  readonly companions: PassengersDraft | undefined
}

/**
 * The unfinished purchase, or the reason why there is none. `bought`: this browser has bought it.
 * `begun`: its trip has begun. `empty`: the cart is empty.
 */
export type FoundPurchase = FoundHere | { readonly is: "bought" | "begun" | "empty" }

/**
 * Finds the unfinished purchase with its passengers (SR-06, SR-07). `localToday`: the day by the
 * buyer's calendar, which decides ages (PA-10).
 */
export const findPurchase = Effect.fnUntraced(function* (localToday: Day) {
  const kept = yield* SavedPurchase.load
  const today = yield* Clock.today
  const purchase = purchaseOf(kept, today)
  if (kept && purchase) {
    const passengers = yield* SavedPassengers.load
    const companions = yield* Companions.load
    const travellers = travellersOf(purchase, passengers, { channel: yield* CurrentChannel, today: localToday })
    return { is: "here", purchase, quotedAt: kept.quotedAt, passengers, travellers, companions } satisfies FoundPurchase
  }
  if (kept?.cart) {
    const checked = checkSearch(kept.draft, today)
    const isBegun = checked.is === "invalid" && checked.problems.dates === "startPast"
    return { is: isBegun ? "begun" : "empty" } satisfies FoundPurchase
  }
  const bought = yield* SavedReceipt.load
  return { is: bought ? "bought" : "empty" } satisfies FoundPurchase
})
