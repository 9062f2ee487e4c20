import { Clock, Effect, Layer } from "effect"
import { CurrentChannel } from "../../core/channel/CurrentChannel"
import type { Plan } from "../../core/quote/plan"
import { SavedSearch } from "../../core/trip/SavedSearch"
import type { SearchDraft } from "../../core/trip/search"
import type { TextStore } from "./browserStorage"
import { keysOfOneChannel } from "./keys"
import { type Envelope, seal } from "./seal"
import { emptyStored, StoredSearch, toDraft, withoutCoupon, withResults, withTrip } from "./storedSearch"
import { unseal } from "./unseal"

const key = keysOfOneChannel.search
const search = { version: 1, maxAge: 30 * 24 * 60 * 60 * 1000, data: StoredSearch }

const hasCoupon = ({ cuponDescuento, objDetallesViaje }: StoredSearch) =>
  cuponDescuento !== "" || objDetallesViaje.cuponDescuento !== ""

/** The last search, under `busquedaCotizar` for 30 days; one that cannot be read is thrown away without a word (1§3, ST-03). */
export const SavedSearchStorage = (store: TextStore) =>
  Layer.effect(
    SavedSearch,
    Effect.gen(function* () {
      const { origin } = yield* CurrentChannel

      const read = Effect.map(Clock.currentTimeMillis, (now) => {
        const text = store.read(key)
        const found = text === undefined ? undefined : unseal(text, search, now)
        if (text !== undefined && found === undefined) store.remove(key)
        return found
      })
      const write = (envelope: Envelope<StoredSearch>) => store.write(key, seal(envelope))

      const load = Effect.map(read, (found) => {
        if (found && hasCoupon(found.data)) write({ ...found, data: withoutCoupon(found.data) })
        return found && toDraft(found.data)
      })
      const save = Effect.fn("SavedSearchStorage.save")(function* (draft: SearchDraft) {
        const kept = yield* read
        const data = withTrip(kept?.data ?? emptyStored, draft, origin)
        write({ v: search.version, savedAt: yield* Clock.currentTimeMillis, data })
      })
      const saveResults = Effect.fn("SavedSearchStorage.saveResults")(function* (plans: ReadonlyArray<Plan>) {
        const found = yield* read
        if (found) write({ ...found, data: withResults(found.data, plans) })
      })
      return { load, save, saveResults }
    })
  )
