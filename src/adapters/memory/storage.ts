import { Effect, Layer } from "effect"
import { SavedProfile } from "../../core/account/AccountApi"
import type { ProfileDraft } from "../../core/account/profile"
import type { Cart, Producer } from "../../core/cart/cart"
import { SavedPurchase } from "../../core/cart/SavedPurchase"
import { type Receipt, SavedReceipt } from "../../core/enroll/purchase"
import { type TriedTrip, Tries } from "../../core/enroll/Tries"
import type { PassengersDraft } from "../../core/passengers/passenger"
import { Companions, SavedPassengers } from "../../core/passengers/SavedPassengers"
import type { Plan } from "../../core/quote/plan"
import { SavedSearch } from "../../core/quote/SavedSearch"
import { isSameTrip, type SearchDraft } from "../../core/trip/search"

/**
 * The browser's storage of the last search and of the purchase beside it. `quotedAt` is in
 * milliseconds; default: now. `cartDraft` is the cart's trip, if the search is for another.
 */
export interface KeptSearch {
  draft?: SearchDraft | undefined
  plans?: ReadonlyArray<Plan>
  cart?: Cart | undefined
  producer?: Producer
  cartDraft?: SearchDraft | undefined
  quotedAt?: number
}

/** Saves one field of what is kept. */
const into =
  <Kept, Field extends keyof Kept>(kept: Kept, field: Field) =>
  (value: Kept[Field]) =>
    Effect.sync(() => {
      kept[field] = value
    })

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
export const SavedPurchaseMemory = (kept: KeptSearch = {}) =>
  Layer.succeed(SavedPurchase, {
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
    saveProducer: into(kept, "producer"),
    saveAges: (ages) =>
      Effect.sync(() => {
        const draft = kept.cartDraft ?? kept.draft
        if (draft) kept.draft = { ...draft, ages: ages.map(String) }
        kept.cart = undefined
        kept.cartDraft = undefined
      }),
    forgetContact: Effect.sync(() => {
      const none = { phone: "", email: "", subscribed: false }
      if (kept.draft) kept.draft = { ...kept.draft, ...none }
      if (kept.cartDraft) kept.cartDraft = { ...kept.cartDraft, ...none }
    }),
    clear: Effect.sync(() => {
      kept.draft = undefined
      kept.cart = undefined
      kept.cartDraft = undefined
    }),
    outlasts: Effect.succeed(true)
  })

/**
 * The browser's storage of passengers, payments, the last purchase and unsaved personal data. The
 * results of `tries` are unknown; `forgetful`: they end with the document. `profile` has the e-mail
 * of its owner. `busy`: another tab pays. `full`: no passengers can be saved. Another tab calls
 * `onPurchase` when it makes or drops a purchase.
 */
export interface KeptPurchase {
  passengers?: PassengersDraft | undefined
  companions?: PassengersDraft | undefined
  valid?: ReadonlyArray<boolean>
  tries?: ReadonlyArray<TriedTrip>
  forgetful?: boolean
  receipt?: Receipt
  onPurchase?: (() => void) | undefined
  profile?: { readonly email: string; readonly draft: ProfileDraft } | undefined
  busy?: boolean
  full?: boolean
}

/** A number made of the text: its first four digits differ for different texts. */
export const digestInMemory = (key: string, text: string): string => {
  let sum = 0
  for (const sign of `${key} ${text}`) sum = (sum * 31 + sign.charCodeAt(0)) >>> 0
  return [...sum.toString(16).padStart(8, "0")].reverse().join("")
}

/** Saves a purchase into the given object, which a test can read and tabs can share. */
export const purchaseMemory = (kept: KeptPurchase = {}) => {
  let keys = 0
  return Layer.mergeAll(
    Layer.succeed(SavedPassengers, {
      load: Effect.sync(() => kept.passengers),
      save: (passengers, valid) =>
        Effect.sync(() => {
          if (kept.full) throw new Error("The storage is full.")
          kept.passengers = passengers
          kept.valid = valid
        }),
      forgetOthers: Effect.sync(() => {
        if (kept.passengers) kept.passengers = { ...kept.passengers, others: [] }
      }),
      clear: into(kept, "passengers")(undefined)
    }),
    Layer.succeed(Companions, {
      load: Effect.sync(() => kept.companions),
      save: into(kept, "companions"),
      clear: into(kept, "companions")(undefined)
    }),
    Layer.succeed(SavedProfile, {
      load: (email) => Effect.sync(() => (kept.profile?.email === email ? kept.profile.draft : undefined)),
      save: into(kept, "profile"),
      clear: into(kept, "profile")(undefined)
    }),
    Layer.succeed(SavedReceipt, {
      load: Effect.sync(() => kept.receipt),
      save: into(kept, "receipt"),
      end: Effect.void,
      follow: (onChange) =>
        Effect.sync(() => {
          kept.onPurchase = onChange
          return () => {
            kept.onPurchase = undefined
          }
        })
    }),
    Layer.succeed(Tries, {
      claim: Effect.sync(() => {
        if (kept.busy) return undefined
        kept.busy = true
        return () => {
          kept.busy = false
        }
      }),
      load: Effect.sync(() => kept.tries ?? []),
      save: (tries) =>
        Effect.sync(() => {
          kept.tries = tries
          return kept.forgetful !== true
        }),
      newKey: Effect.sync(() => `00000000-0000-4000-8000-${String(++keys).padStart(12, "0")}`),
      digest: (key, text) => Effect.succeed(digestInMemory(key, text))
    })
  )
}
