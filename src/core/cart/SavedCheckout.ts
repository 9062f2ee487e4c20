import { Context, type Effect } from "effect"
import type { SearchDraft } from "../trip/search"
import type { Cart, Producer } from "./cart"

/** The unfinished purchase in browser storage. */
export interface KeptCheckout {
  readonly draft: SearchDraft
  readonly cart: Cart | undefined
  readonly producer: Producer
  readonly savedAt: number
}

/**
 * Keeps the unfinished purchase beside the last search, under `busquedaCotizar` (ST-01). It never
 * fails: without storage it lasts as long as the page.
 */
export class SavedCheckout extends Context.Service<
  SavedCheckout,
  {
    /** Undefined without a search that this channel can read. */
    readonly load: Effect.Effect<KeptCheckout | undefined>
    /** Replaces the cart with its coupon. Without a saved search it does nothing. */
    readonly saveCart: (cart: Cart) => Effect.Effect<void>
    readonly saveProducer: (producer: Producer) => Effect.Effect<void>
    /** Changes the ages of the saved trip and drops the cart, whose price is for other ages. */
    readonly saveAges: (ages: ReadonlyArray<number>) => Effect.Effect<void>
    readonly clear: Effect.Effect<void>
    readonly outlasts: Effect.Effect<boolean>
  }
>()("core/cart/SavedCheckout") {}
