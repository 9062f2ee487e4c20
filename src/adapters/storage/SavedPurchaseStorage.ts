import { Effect, Layer } from "effect"
import type { Cart } from "../../core/cart/cart"
import { SavedPurchase } from "../../core/cart/SavedPurchase"
import { isSameTrip, type SearchDraft } from "../../core/trip/search"
import type { TextStore } from "./browserStorage"
import { emptyStoredCart } from "./cartEntry"
import { besides, type StoredSearch, searchEntry, tripOfCart } from "./SavedSearchStorage"
import { readStoredCart, toStoredCart } from "./storedCart"
import { type StoredTrip, toDraft, toStoredTrip } from "./storedTrip"
import { forgetContact } from "./visitor"

const withCart = (data: StoredSearch, cart: Cart, trip: StoredTrip): StoredSearch => ({
  ...data,
  cuponDescuento: cart.coupon?.code ?? "",
  carrito: besides(toStoredCart(cart, trip.email !== ""), trip, data.objDetallesViaje)
})

/** The trip of a quote, with the contact as stored now: a forgotten one does not return (TR-15). */
const tripOf = (draft: SearchDraft, data: StoredSearch): StoredTrip => {
  const searched = data.objDetallesViaje
  const { email, suscribir, telefono } = isSameTrip(draft, toDraft(searched)) ? searched : tripOfCart(data)
  return { ...toStoredTrip(draft, searched.origen), email, suscribir, telefono }
}

/** Searches the cart's trip with other ages, without the cart. */
const withAges = (kept: StoredSearch, ages: ReadonlyArray<number>): StoredSearch => ({
  ...kept,
  objDetallesViaje: { ...tripOfCart(kept), edadesPasajeros: ages.map((edad, index) => ({ id: index + 1, edad })) },
  cuponDescuento: "",
  carrito: emptyStoredCart,
  resultados: []
})

/** Stores cart, coupon and producer in the entry of their search (ST-01). */
export const SavedPurchaseStorage = (store: TextStore) => {
  const { change, clear, read, save } = searchEntry(store)
  return Layer.succeed(SavedPurchase, {
    load: Effect.map(read, (found) => {
      if (!found) return undefined
      const { carrito, cuponDescuento, productor, vendioProductor } = found.data
      return {
        draft: toDraft(tripOfCart(found.data)),
        cart: readStoredCart(carrito, cuponDescuento),
        producer: { sold: vendioProductor, code: productor },
        quotedAt: found.savedAt
      }
    }),
    saveCart: (cart) => change(({ data }) => ({ data: withCart(data, cart, tripOfCart(data)) })),
    saveQuoted: ({ cart, draft, quotedAt }) =>
      change(({ data }) => ({ savedAt: quotedAt, data: withCart(data, cart, tripOf(draft, data)) })),
    saveProducer: ({ code, sold }) =>
      change(({ data }) => ({ data: { ...data, productor: code, vendioProductor: sold } })),
    saveAges: Effect.fnUntraced(function* (ages) {
      const found = yield* read
      if (found) yield* save(withAges(found.data, ages))
    }),
    forgetContact: Effect.sync(() => forgetContact(store)),
    clear,
    outlasts: Effect.sync(store.lasts)
  })
}
