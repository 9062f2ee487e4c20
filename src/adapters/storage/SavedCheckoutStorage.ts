import { Effect, Layer } from "effect"
import type { Cart } from "../../core/cart/cart"
import { SavedCheckout } from "../../core/cart/SavedCheckout"
import type { TextStore } from "./browserStorage"
import { besides, type StoredSearch, searchEntry, tripOfCart, withAges } from "./SavedSearchStorage"
import { readStoredCart, toStoredCart } from "./storedCart"
import { type StoredTrip, toDraft, toStoredTrip } from "./storedTrip"

const withCart = (data: StoredSearch, cart: Cart, trip: StoredTrip): StoredSearch => ({
  ...data,
  cuponDescuento: cart.coupon?.code ?? "",
  carrito: besides(toStoredCart(cart), trip, data.objDetallesViaje)
})

/** Stores cart, coupon and producer in the entry of their search (ST-01). */
export const SavedCheckoutStorage = (store: TextStore) => {
  const { clear, read, save, write } = searchEntry(store)
  return Layer.succeed(SavedCheckout, {
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
    saveCart: Effect.fn("SavedCheckoutStorage.saveCart")(function* (cart) {
      const found = yield* read
      if (found) write({ ...found, data: withCart(found.data, cart, tripOfCart(found.data)) })
    }),
    saveQuoted: Effect.fn("SavedCheckoutStorage.saveQuoted")(function* ({ cart, draft, quotedAt }) {
      const found = yield* read
      if (!found) return
      const trip = toStoredTrip(draft, found.data.objDetallesViaje.origen)
      write({ ...found, savedAt: quotedAt, data: withCart(found.data, cart, trip) })
    }),
    saveProducer: Effect.fn("SavedCheckoutStorage.saveProducer")(function* ({ code, sold }) {
      const found = yield* read
      if (found) write({ ...found, data: { ...found.data, productor: code, vendioProductor: sold } })
    }),
    saveAges: Effect.fn("SavedCheckoutStorage.saveAges")(function* (ages) {
      const found = yield* read
      if (found) yield* save(withAges(found.data, ages))
    }),
    clear,
    outlasts: Effect.sync(store.lasts)
  })
}
