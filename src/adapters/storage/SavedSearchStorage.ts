import { Effect, Layer, Schema } from "effect"
import { CurrentChannel } from "../../core/channel/channel"
import type { Plan } from "../../core/quote/plan"
import { SavedSearch } from "../../core/quote/SavedSearch"
import { isSameTrip, type SearchDraft } from "../../core/trip/search"
import type { TextStore } from "./browserStorage"
import { emptyStoredCart, StoredCart, withoutDiscount } from "./cartEntry"
import { sealedEntry } from "./sealedEntry"
import { Flag, or, StoredTrip, Text, toDraft, toStoredTrip } from "./storedTrip"

/** `busquedaCotizar`, in the words of ST-01. */
export const StoredSearch = Schema.Struct({
  objDetallesViaje: StoredTrip,
  cuponDescuento: Text,
  productor: Text,
  vendioProductor: Flag,
  carrito: StoredCart,
  resultados: or(Schema.Array(Schema.Unknown), [])
})

export type StoredSearch = typeof StoredSearch.Type

/** The parts of the entry besides the trip, before the visitor chooses anything. */
const emptyStored: Omit<StoredSearch, "objDetallesViaje"> = {
  cuponDescuento: "",
  productor: "",
  vendioProductor: false,
  carrito: emptyStoredCart,
  resultados: []
}

/** The trip of the cart's price: its own, if the visitor has quoted another one since. */
export const tripOfCart = ({ carrito, objDetallesViaje }: StoredSearch): StoredTrip => carrito.viaje ?? objDetallesViaje

/** The cart beside the search, with its own trip only if the search is for another. */
export const besides = (cart: StoredCart, cartTrip: StoredTrip, search: StoredTrip): StoredCart => {
  const { viaje: _, ...rest } = cart
  const isOwn = isSameTrip(toDraft(cartTrip), toDraft(search))
  return isOwn || cart.items.length === 0 ? rest : { ...rest, viaje: cartTrip }
}

/** Replaces the search and clears its results. The cart stays, with the trip of its price. */
const withSearch = (kept: StoredSearch, draft: SearchDraft, origin: string): StoredSearch => {
  const searched = toStoredTrip(draft, origin)
  const carrito = besides(kept.carrito, tripOfCart(kept), searched)
  return { ...kept, objDetallesViaje: searched, carrito, resultados: [] }
}

const hasCoupon = ({ cuponDescuento, objDetallesViaje }: StoredSearch): boolean =>
  cuponDescuento !== "" || objDetallesViaje.cuponDescuento !== ""

/** Drops the coupon, and the discount in the cart (QB-11). */
export const withoutCoupon = (stored: StoredSearch): StoredSearch => ({
  ...stored,
  objDetallesViaje: { ...stored.objDetallesViaje, cuponDescuento: "" },
  cuponDescuento: "",
  carrito: withoutDiscount(stored.carrito, stored.cuponDescuento)
})

/** Adds a short form of the plans. Amounts are in whole units of the currency. */
const withResults = (stored: StoredSearch, plans: ReadonlyArray<Plan>): StoredSearch => ({
  ...stored,
  resultados: plans.map((plan) => ({
    Id: plan.id,
    Name: plan.name,
    Title: plan.title,
    Product: plan.product,
    CardDescription: plan.coverage,
    Currency: plan.currency,
    Amount: plan.amount / 100,
    AmountWithoutPromotion: plan.amountBefore === undefined ? null : plan.amountBefore / 100,
    Favorite: plan.favorite
  }))
})

/** `busquedaCotizar` lasts 30 days. An unreadable one is dropped (ST-01, ST-03). */
export const searchEntry = (store: TextStore) => sealedEntry(store, "busquedaCotizar", StoredSearch)

/** Stores the last search for 30 days, in `busquedaCotizar` (ST-03). */
export const SavedSearchStorage = (store: TextStore) =>
  Layer.effect(
    SavedSearch,
    Effect.gen(function* () {
      const { origin, producer } = yield* CurrentChannel
      const { change, read, save: keep, write } = searchEntry(store)
      const empty = { ...emptyStored, vendioProductor: producer?.soldByDefault ?? false }

      const load = Effect.map(read, (found) => {
        if (found && hasCoupon(found.data)) write({ ...found, data: withoutCoupon(found.data) })
        return found && toDraft(found.data.objDetallesViaje)
      })
      const save = Effect.fnUntraced(function* (draft: SearchDraft) {
        const found = yield* read
        if (!found) return yield* keep({ ...empty, objDetallesViaje: toStoredTrip(draft, origin) })
        const data = withSearch(found.data, draft, origin)
        // The date belongs to the price in the cart, so a new draft must not renew it.
        if (data.carrito.items.length > 0) write({ ...found, data })
        else yield* keep(data)
      })
      const saveResults = (plans: ReadonlyArray<Plan>) => change(({ data }) => ({ data: withResults(data, plans) }))
      return { load, save, saveResults }
    })
  )
