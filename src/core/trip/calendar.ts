/** A calendar day, `YYYY-MM-DD`, without hour or zone, so that no clock can shift it. */
export type Day = string

/** A day in milliseconds. */
export const aDay = 24 * 60 * 60 * 1000

/** The day in UTC at an instant in milliseconds since 1970. */
export const utcDay = (instant: number): Day => new Date(instant).toISOString().slice(0, 10)

/** True for an existing day, written `YYYY-MM-DD`. */
export const isDay = (text: string): text is Day => {
  const instant = /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(instant) && utcDay(instant) === text
}

/** `DD/MM/YYYY` (QB-13). */
export const showDay = (day: Day): string => day.split("-").toReversed().join("/")

/** Calendar days between two days: 0 on the same day, negative backwards. */
export const daysBetween = (from: Day, to: Day): number => (Date.parse(to) - Date.parse(from)) / aDay

/** Age in whole years on a day. A person born on 29 February turns older on 1 March (VA-06). */
export const ageOn = (birth: Day, today: Day): number => {
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4))
  return today.slice(5) < birth.slice(5) ? years - 1 : years
}
