import { shownId } from "../../../core/quote/id"
import { isDay } from "../../../core/trip/calendar"

/** The provider's word for an empty field (AC-07). */
export const nothing = "NoData"

/** An id as a text that `toId` turns back. Empty for other values and for NoData. */
export const idIn = (value: unknown): string => {
  const text = typeof value === "string" || typeof value === "number" ? String(value).trim() : ""
  return text === nothing ? "" : text
}

/** A text, or a number as text, whatever its length. Empty for other values and for NoData. */
export const textOf = (value: unknown): string => shownId(idIn(value))

/** Zeros alone, such as 0 or the empty GUID, are a back end's default and no id. */
export const isNoId = (id: string): boolean => !/[^0\W_]/.test(id)

/** Some providers write the year 1 for an unknown day. Days before this one count as unknown. */
const firstDay = "1900-01-01"

/** The day of an ISO date-time. Undefined if there is none (RG-05). */
export const dayOf = (value: unknown): string | undefined => {
  const day = textOf(value).slice(0, 10)
  return isDay(day) && day >= firstDay ? day : undefined
}

/** An object's values by lower-case key, without nulls. Undefined for any other value. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> | undefined => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined
  const present = Object.entries(value).filter(([, inside]) => inside !== null && inside !== undefined)
  return Object.fromEntries(present.map(([key, inside]) => [key.toLowerCase(), inside]))
}
