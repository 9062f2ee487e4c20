import { Effect, Layer } from "effect"
import { SavedCheckout } from "../../core/cart/SavedCheckout"
import type { TextStore } from "./browserStorage"
import { searchEntry } from "./searchEntry"
import { readStoredCart, toStoredCart } from "./storedCart"
import { type StoredSearch, toDraft, withoutCart } from "./storedSearch"

const withAges = (data: StoredSearch, ages: ReadonlyArray<number>): StoredSearch => ({
  ...withoutCart(data),
  objDetallesViaje: {
    ...data.objDetallesViaje,
    edadesPasajeros: ages.map((edad, index) => ({ id: index + 1, edad }))
  },
  resultados: []
})

/** Stores cart, coupon and producer in the entry of their search (ST-01). */
export const SavedCheckoutStorage = (store: TextStore) => {
  const { clear, read, save, write } = searchEntry(store)
  return Layer.succeed(SavedCheckout, {
    load: Effect.map(read, (found) => {
      if (!found) return undefined
      const { carrito, cuponDescuento, productor, vendioProductor } = found.data
      return {
        draft: toDraft(found.data),
        cart: readStoredCart(carrito, cuponDescuento),
        producer: { sold: vendioProductor, code: productor },
        savedAt: found.savedAt
      }
    }),
    saveCart: Effect.fn("SavedCheckoutStorage.saveCart")(function* (cart) {
      const found = yield* read
      if (found) yield* save({ ...found.data, cuponDescuento: cart.coupon?.code ?? "", carrito: toStoredCart(cart) })
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
