import { Effect } from "effect"
import { AccountApi } from "./AccountApi"
import type { Profile } from "./profile"
import { SavedProfile } from "./SavedProfile"

/**
 * Registers the visitor or updates their data. The draft stays until the save succeeds (RG-06,
 * TR-15).
 */
export const saveProfile = Effect.fn("saveProfile")(function* (profile: Profile) {
  yield* (yield* AccountApi).save(profile)
  yield* (yield* SavedProfile).clear
})
