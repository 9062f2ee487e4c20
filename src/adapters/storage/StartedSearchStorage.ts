import { withoutCardNumbers } from "../../core/person/withoutCardNumbers"
import type { StartedSearch } from "../../core/quote/SavedSearch"
import { aDay } from "../../core/trip/calendar"
import type { SearchDraft } from "../../core/trip/search"
import { browserStorage, plainEntry } from "./browserStorage"
import { keepChannel } from "./keptChannel"

const isText = (value: unknown): value is string => typeof value === "string"

const readDraft = (data: unknown): SearchDraft | undefined => {
  const { ages, destination, email, end, phone, start, subscribed } = Object(data)
  const isDraft = [destination, email, end, phone, start].every(isText) && Array.isArray(ages) && ages.every(isText)
  return isDraft ? { destination, start, end, ages, phone, email, subscribed: subscribed === true } : undefined
}

/**
 * Uses sessionStorage, for a day at most, and no longer than the stay in which it was typed. It
 * works without Effect, because the home does. A card number is not kept (VA-08).
 */
export const StartedSearchStorage = (
  code: string,
  sessionStorage: () => Storage = () => globalThis.sessionStorage,
  localStorage?: () => Storage
): StartedSearch => {
  const { drop, read, write } = plainEntry(browserStorage(sessionStorage), "cotizacionEmpezada")
  return {
    read: () => {
      const { age, data } = read()
      const stay = plainEntry(browserStorage(localStorage), "canal").read()
      if (age <= aDay && !(age > stay.age)) return readDraft(data)
      drop()
      return undefined
    },
    keep: (draft) => {
      // Else, after an erasure, the next document would begin a stay younger than this text.
      keepChannel(code, localStorage)
      write(withoutCardNumbers(draft))
    },
    drop
  }
}
