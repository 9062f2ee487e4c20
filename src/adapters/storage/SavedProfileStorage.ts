import { Effect, Layer, Schema } from "effect"
import { SavedProfile } from "../../core/account/AccountApi"
import type { TextStore } from "./browserStorage"
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

/** Stores the unsaved profile form under `datosPersonales` for 24 hours (TR-15). */
export const SavedProfileStorage = (store: TextStore) => {
  const { clear, read, save } = sealedEntry(store, "datosPersonales", StoredProfile)
  return Layer.succeed(SavedProfile, {
    load: (email) => Effect.map(read, (found) => (found?.data.email === email ? found.data.draft : undefined)),
    save,
    clear
  })
}
