import { Effect, Layer } from "effect"
import { Companions } from "../../core/passengers/SavedPassengers"
import { aDay } from "../../core/trip/calendar"
import type { TextStore } from "./browserStorage"
import { keysOfOneChannel } from "./keys"
import { sealedEntry } from "./sealedEntry"
import { readStoredPassengers, StoredPassengers, toStoredPassengers } from "./storedPassengers"

const expected = { version: 1, maxAge: 365 * aDay, data: StoredPassengers }

/** Stores who travelled under `viajeros` for a year, in the form of `pasajeros` (OU-19). */
export const CompanionsStorage = (store: TextStore) => {
  const { clear, read, save } = sealedEntry(store, keysOfOneChannel.companions, expected)
  return Layer.succeed(Companions, {
    load: Effect.map(read, (found) => found && readStoredPassengers(found.data)),
    save: (passengers) => {
      const data = toStoredPassengers(passengers, [])
      return data ? save(data) : clear
    },
    clear
  })
}
