import { Context, type Effect } from "effect"
import type { SearchDraft } from "../trip/search"
import type { Cart, Producer } from "./cart"

/**
 * The unfinished purchase in browser storage. `draft` is the cart's own trip, whatever the visitor
 * has quoted since. `quotedAt`: when its price was quoted, in milliseconds.
 */
export interface PurchaseDraft {
  readonly draft: SearchDraft
  readonly cart: Cart | undefined
  readonly producer: Producer
  readonly quotedAt: number
}

/** A cart at the price of a quote, with the trip and the time of that quote. */
export interface QuotedCart {
  readonly cart: Cart
  readonly draft: SearchDraft
  readonly quotedAt: number
}

/**
 * Keeps the unfinished purchase beside the last search, under `busquedaCotizar` (ST-01). It never
 * fails: without storage it lasts as long as the page.
 */
export class SavedPurchase extends Context.Service<
  SavedPurchase,
  {
    /** Undefined without a search that this channel can read. */
    readonly load: Effect.Effect<PurchaseDraft | undefined>
    /** Replaces cart and coupon; the price keeps its time. Does nothing without a saved search. */
    readonly saveCart: (cart: Cart) => Effect.Effect<void>
    /** Replaces the cart by one of a new quote. Only this renews the time of a price (OU-15). */
    readonly saveQuoted: (quoted: QuotedCart) => Effect.Effect<void>
    readonly saveProducer: (producer: Producer) => Effect.Effect<void>
    /** Makes the cart's trip with other ages the search. Drops the cart, its coupon and plans. */
    readonly saveAges: (ages: ReadonlyArray<number>) => Effect.Effect<void>
    /**
     * Takes phone, e-mail and the consent to mails out of the search. The first passenger gives
     * another contact (ST-05).
     */
    readonly forgetContact: Effect.Effect<void>
    readonly clear: Effect.Effect<void>
    /** False if the purchase ends with this document, because the browser stores nothing. */
    readonly outlasts: Effect.Effect<boolean>
  }
>()("core/cart/SavedPurchase") {
  static readonly saveCart = (cart: Cart) => SavedPurchase.use(({ saveCart }) => saveCart(cart))
  static readonly clear = SavedPurchase.use(({ clear }) => clear)
  static readonly load = SavedPurchase.use(({ load }) => load)
  static readonly saveQuoted = (quoted: QuotedCart) => SavedPurchase.use(({ saveQuoted }) => saveQuoted(quoted))
  static readonly saveProducer = (producer: Producer) => SavedPurchase.use(({ saveProducer }) => saveProducer(producer))
  static readonly saveAges = (ages: ReadonlyArray<number>) => SavedPurchase.use(({ saveAges }) => saveAges(ages))
  static readonly forgetContact = SavedPurchase.use(({ forgetContact }) => forgetContact)
  static readonly outlasts = SavedPurchase.use(({ outlasts }) => outlasts)
}

/**
 * Remembers for the session which unfinished purchase the visitor dismissed, by the `quotedAt` of
 * its `PurchaseDraft` (OU-08).
 */
export interface DismissedPurchase {
  readonly isDismissed: (quotedAt: number) => boolean
  readonly dismiss: (quotedAt: number) => void
}
