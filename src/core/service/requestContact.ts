import { Effect } from "effect"
import type { ContactRequest } from "./contact"
import { NotificationsApi } from "./NotificationsApi"

/** Sends a contact request to the provider (CT-05). */
export const requestContact = Effect.fn("requestContact")(function* (request: ContactRequest) {
  const api = yield* NotificationsApi
  yield* api.requestContact(request)
})
