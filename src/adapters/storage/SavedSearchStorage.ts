import { Effect, Layer } from "effect"
import { CurrentChannel } from "../../core/channel/channel"
import type { Plan } from "../../core/quote/plan"
import { SavedSearch } from "../../core/quote/SavedSearch"
import type { SearchDraft } from "../../core/trip/search"
import type { TextStore } from "./browserStorage"
import { emptyStored, hasCoupon, searchEntry, withoutCoupon, withResults, withSearch } from "./storedSearch"
import { toDraft, toStoredTrip } from "./storedTrip"

/**
 * Stores the last search under `busquedaCotizar` for 30 days. An unreadable one is discarded
 * silently (ST-03).
 */
export const SavedSearchStorage = (store: TextStore) =>
  Layer.effect(
    SavedSearch,
    Effect.gen(function* () {
      const { origin, producer } = yield* CurrentChannel
      const { read, save: keep, write } = searchEntry(store)
      const empty = { ...emptyStored, vendioProductor: producer?.soldByDefault ?? false }

      const load = Effect.map(read, (found) => {
        if (found && hasCoupon(found.data)) write({ ...found, data: withoutCoupon(found.data) })
        return found && toDraft(found.data.objDetallesViaje)
      })
      const save = Effect.fn("SavedSearchStorage.save")(function* (draft: SearchDraft) {
        const found = yield* read
        if (!found) return yield* keep({ ...empty, objDetallesViaje: toStoredTrip(draft, origin) })
        const data = withSearch(found.data, draft, origin)
        // The date belongs to the price in the cart, so a new draft must not renew it.
        if (data.carrito.items.length > 0) write({ ...found, data })
        else yield* keep(data)
      })
      const saveResults = Effect.fn("SavedSearchStorage.saveResults")(function* (plans: ReadonlyArray<Plan>) {
        const found = yield* read
        if (found) write({ ...found, data: withResults(found.data, plans) })
      })
      return { load, save, saveResults }
    })
  )
