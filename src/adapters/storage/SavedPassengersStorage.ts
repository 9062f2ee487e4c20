import { Effect, Layer } from "effect"
import { Companions, SavedPassengers } from "../../core/passengers/SavedPassengers"
import { aDay } from "../../core/trip/calendar"
import type { TextStore } from "./browserStorage"
import { keysOfOneChannel } from "./keys"
import { sealedEntry } from "./sealedEntry"
import { readStoredPassengers, StoredPassengers, toStoredPassengers } from "./storedPassengers"

const expected = { version: 1, maxAge: aDay, data: StoredPassengers }

/** Stores the passengers under `pasajeros` for 24 hours (ST-02, TR-15). */
export const SavedPassengersStorage = (store: TextStore) => {
  const { clear, read, save, write } = sealedEntry(store, keysOfOneChannel.passengers, expected)
  return Layer.succeed(SavedPassengers, {
    load: Effect.map(read, (found) => found && readStoredPassengers(found.data)),
    save: (passengers, valid) => {
      const data = toStoredPassengers(passengers, valid)
      return data ? save(data) : clear
    },
    forgetOthers: Effect.map(read, (found) => {
      if (found) write({ ...found, data: { ...found.data, secondaryPassengers: [] } })
    }),
    clear
  })
}

/** Stores who travelled under `viajeros` for a year, in the form of `pasajeros` (OU-19). */
export const CompanionsStorage = (store: TextStore) => {
  const { clear, read, save } = sealedEntry(store, keysOfOneChannel.companions, { ...expected, maxAge: 365 * aDay })
  return Layer.succeed(Companions, {
    load: Effect.map(read, (found) => found && readStoredPassengers(found.data)),
    save: (passengers) => {
      const data = toStoredPassengers(passengers, [])
      return data ? save(data) : clear
    },
    clear
  })
}
