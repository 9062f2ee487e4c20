import { Effect, Layer } from "effect"
import type { Cart, Producer } from "../../core/cart/cart"
import { SavedCheckout } from "../../core/cart/SavedCheckout"
import type { Plan } from "../../core/quote/plan"
import { SavedSearch } from "../../core/quote/SavedSearch"
import { isSameTrip } from "../../core/trip/draftOf"
import type { SearchDraft } from "../../core/trip/search"

/**
 * The browser's storage of the last search and of the purchase beside it. `quotedAt` is in
 * milliseconds; default: now. `cartDraft` is the cart's trip, if the search is for another. A `fleeting` storage ends with the document.
 */
export interface KeptSearch {
  draft?: SearchDraft | undefined
  plans?: ReadonlyArray<Plan>
  cart?: Cart | undefined
  producer?: Producer
  cartDraft?: SearchDraft | undefined
  quotedAt?: number
  fleeting?: boolean
}

/** Saves the search into the given object, where a test can read it. */
export const SavedSearchMemory = (kept: KeptSearch = {}) =>
  Layer.succeed(SavedSearch, {
    load: Effect.sync(() => kept.draft),
    save: (draft) =>
      Effect.sync(() => {
        const own = kept.cart && (kept.cartDraft ?? kept.draft)
        kept.cartDraft = own && !isSameTrip(own, draft) ? own : undefined
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
      const { cart, cartDraft, draft, producer = { sold: false, code: "" }, quotedAt = Date.now() } = kept
      return draft && { draft: cartDraft ?? draft, cart, producer, quotedAt }
    }),
    saveCart: (cart) =>
      Effect.sync(() => {
        if (kept.draft) kept.cart = cart
      }),
    saveQuoted: ({ cart, draft, quotedAt }) =>
      Effect.sync(() => {
        if (!kept.draft) return
        kept.cart = cart
        kept.cartDraft = isSameTrip(draft, kept.draft) ? undefined : draft
        kept.quotedAt = quotedAt
      }),
    saveProducer: (producer) =>
      Effect.sync(() => {
        kept.producer = producer
      }),
    saveAges: (ages) =>
      Effect.sync(() => {
        const draft = kept.cartDraft ?? kept.draft
        if (draft) kept.draft = { ...draft, ages: ages.map(String) }
        kept.cart = undefined
        kept.cartDraft = undefined
      }),
    clear: Effect.sync(() => {
      kept.draft = undefined
      kept.cart = undefined
      kept.cartDraft = undefined
    }),
    outlasts: Effect.sync(() => kept.fleeting !== true)
  })
