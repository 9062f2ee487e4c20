import { Effect, Layer } from "effect"
import type { Cart, Producer } from "../../core/cart/cart"
import { SavedCheckout } from "../../core/cart/SavedCheckout"
import type { Plan } from "../../core/quote/plan"
import { SavedSearch } from "../../core/quote/SavedSearch"
import type { SearchDraft } from "../../core/trip/search"

/** What a browser remembers of its last search and of the purchase beside it. */
export interface KeptSearch {
  draft?: SearchDraft | undefined
  plans?: ReadonlyArray<Plan>
  cart?: Cart | undefined
  producer?: Producer
  /** When it was kept, in milliseconds; just now if it is absent. */
  savedAt?: number
  /** Nothing is there for the next document. */
  fleeting?: boolean
}

/** A browser without a disk: it writes into the object that it is given, where a test can read it. */
export const SavedSearchMemory = (kept: KeptSearch = {}) =>
  Layer.succeed(SavedSearch, {
    load: Effect.sync(() => kept.draft),
    save: (draft) =>
      Effect.sync(() => {
        kept.draft = draft
        kept.plans = []
      }),
    saveResults: (plans) =>
      Effect.sync(() => {
        if (kept.draft) kept.plans = plans
      })
  })

/** The purchase beside the search of the same browser. */
export const SavedCheckoutMemory = (kept: KeptSearch = {}) =>
  Layer.succeed(SavedCheckout, {
    load: Effect.sync(() => {
      const { cart, draft, producer = { sold: false, code: "" }, savedAt = Date.now() } = kept
      return draft && { draft, cart, producer, savedAt }
    }),
    saveCart: (cart) =>
      Effect.sync(() => {
        if (!kept.draft) return
        kept.cart = cart
        kept.savedAt = Date.now()
      }),
    saveProducer: (producer) =>
      Effect.sync(() => {
        kept.producer = producer
      }),
    saveAges: (ages) =>
      Effect.sync(() => {
        if (kept.draft) kept.draft = { ...kept.draft, ages: ages.map(String) }
        kept.cart = undefined
      }),
    clear: Effect.sync(() => {
      kept.draft = undefined
      kept.cart = undefined
    }),
    outlasts: Effect.sync(() => kept.fleeting !== true)
  })
