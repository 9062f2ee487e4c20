import { withoutCardNumbers } from "../../core/person/withoutCardNumbers"
import type { StartedSearch } from "../../core/quote/SavedSearch"
import { aDay } from "../../core/trip/calendar"
import type { SearchDraft } from "../../core/trip/search"
import { browserStorage, claimed, wrap } from "./browserStorage"
import { startedSearchKey } from "./keys"

const version = 1

const isText = (value: unknown): value is string => typeof value === "string"

const read = (text: string | undefined): SearchDraft | undefined => {
  const { data, savedAt, v } = claimed(text)
  const { ages, destination, email, end, phone, start, subscribed } = Object(data)
  const age = typeof savedAt === "number" ? Date.now() - savedAt : Number.NaN
  const isDraft = [destination, email, end, phone, start].every(isText) && Array.isArray(ages) && ages.every(isText)
  if (v !== version || !isDraft || !(age <= aDay)) return undefined
  return { destination, start, end, ages, phone, email, subscribed: subscribed === true }
}

/**
 * Uses sessionStorage, for a day at most. It works without Effect, because the home does. A card
 * number is not kept (VA-08).
 */
export const StartedSearchStorage = (
  sessionStorage: () => Storage = () => globalThis.sessionStorage
): StartedSearch => {
  const store = browserStorage(sessionStorage)
  return {
    read: () => read(store.read(startedSearchKey)),
    keep: (draft) => {
      const entry = { v: version, savedAt: Date.now(), data: withoutCardNumbers(draft) }
      store.write(startedSearchKey, wrap(entry))
    },
    drop: () => store.remove(startedSearchKey)
  }
}
