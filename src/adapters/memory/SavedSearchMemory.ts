import { Effect, Layer } from "effect"
import type { Cart, Producer } from "../../core/cart/cart"
import { SavedCheckout } from "../../core/cart/SavedCheckout"
import type { Plan } from "../../core/quote/plan"
import { SavedSearch } from "../../core/quote/SavedSearch"
import type { SearchDraft } from "../../core/trip/search"

/**
 * The browser's storage of the last search and of the purchase beside it. `savedAt` is in
 * milliseconds; default: now. A `fleeting` storage ends with the document.
 */
export interface KeptSearch {
  draft?: SearchDraft | undefined
  plans?: ReadonlyArray<Plan>
  cart?: Cart | undefined
  producer?: Producer
  savedAt?: number
  fleeting?: boolean
}

/** Saves the search into the given object, where a test can read it. */
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

/** Saves the purchase beside the search, into the same object. */
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
