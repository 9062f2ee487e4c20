import { Effect, Layer, Schema } from "effect"
import { SavedProfile } from "../../core/account/AccountApi"
import { aDay } from "../../core/trip/calendar"
import type { TextStore } from "./browserStorage"
import { keysOfOneChannel } from "./keys"
import { sealedEntry } from "./sealedEntry"

// Destructuring the namespace would pull all of Schema into the build.
const Text = Schema.String

const StoredProfile = Schema.Struct({
  email: Text,
  draft: Schema.Struct({
    name: Text,
    surname: Text,
    documentType: Text,
    document: Text,
    birth: Text,
    phone: Text,
    province: Text,
    city: Text,
    address: Text,
    postalCode: Text
  })
})

const expected = { version: 1, maxAge: aDay, data: StoredProfile }

/** Stores the unsaved profile form under `datosPersonales` for 24 hours (TR-15). */
export const SavedProfileStorage = (store: TextStore) => {
  const { clear, read, save } = sealedEntry(store, keysOfOneChannel.profile, expected)
  return Layer.succeed(SavedProfile, {
    load: (email) => Effect.map(read, (found) => (found?.data.email === email ? found.data.draft : undefined)),
    save,
    clear
  })
}
