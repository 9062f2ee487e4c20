import { Context, type Effect } from "effect"
import type { SearchDraft } from "../trip/search"
import type { Cart, Producer } from "./cart"

/** What a browser keeps of a purchase under way. */
export interface KeptCheckout {
  readonly draft: SearchDraft
  readonly cart: Cart | undefined
  readonly producer: Producer
  /** When the search or its cart was kept last, in milliseconds. */
  readonly savedAt: number
}

/** The purchase that is kept beside the last search, under `busquedaCotizar` (ST-01). It never fails: at worst it lasts as long as the page. */
export class SavedCheckout extends Context.Service<
  SavedCheckout,
  {
    /** What is kept; undefined without a search that this channel can read. */
    readonly load: Effect.Effect<KeptCheckout | undefined>
    /** Puts the cart, coupon included, in place of the one before; without a search nothing is kept. */
    readonly saveCart: (cart: Cart) => Effect.Effect<void>
    readonly saveProducer: (producer: Producer) => Effect.Effect<void>
    /** Changes the ages of the trip that is kept; the cart, which was priced for others, goes. */
    readonly saveAges: (ages: ReadonlyArray<number>) => Effect.Effect<void>
    /** Forgets the search with all that lies beside it (SU-03). */
    readonly clear: Effect.Effect<void>
    /** Whether what is kept is there for the next document too; where the browser keeps nothing, it is not. */
    readonly outlasts: Effect.Effect<boolean>
  }
>()("core/cart/SavedCheckout") {}
