import { isDay } from "../../../core/trip/calendar"

/** What the provider writes where nothing was told (AC-07). */
export const nothing = "NoData"

/** A text or a number as a text; empty for what is neither, and for what was not told. */
export const textOf = (value: unknown): string => {
  const text = typeof value === "string" || typeof value === "number" ? String(value).trim() : ""
  return text === nothing ? "" : text
}

/** Before any day that the portal is told of; some providers write the year 1 where they know no day. */
const firstDay = "1900-01-01"

/** The day of an ISO datetime; undefined for what is none (RG-05). */
export const dayOf = (value: unknown): string | undefined => {
  const day = textOf(value).slice(0, 10)
  return isDay(day) && day >= firstDay ? day : undefined
}

/** What is told under each key, the keys in small letters; undefined for what is no object. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> | undefined => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined
  const told = Object.entries(value).filter(([, inside]) => inside !== null && inside !== undefined)
  return Object.fromEntries(told.map(([key, inside]) => [key.toLowerCase(), inside]))
}
