/** A calendar day, `YYYY-MM-DD`: no hour, no zone, so that no clock can shift it. */
export type Day = string

interface Parts {
  readonly year: number
  readonly month: number
  readonly day: number
}

const partsOf = (day: Day): Parts => {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number)
  return { year, month, day: date }
}

const pad = (value: number, width: number) => String(value).padStart(width, "0")

const dayOf = ({ day, month, year }: Parts): Day => `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

const daysIn = (year: number, month: number) =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31

/** Days since 1 March of year 0 in the proleptic Gregorian calendar; years begin in March so that leap days come last. */
const ordinal = (day: Day) => {
  const { day: date, month, year } = partsOf(day)
  const y = month > 2 ? year : year - 1
  const m = (month + 9) % 12
  return (
    y * 365 + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) + Math.floor((m * 306 + 5) / 10) + date - 1
  )
}

/** Whether a text is a day that exists, written `YYYY-MM-DD`. */
export const isDay = (text: string): text is Day => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const { day, month, year } = partsOf(text)
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
}

/** A copied text without its invisible marks and hours, a slash between its parts: `25/11/2026`, `2026/11/25`, two of them one after the other. */
const plain = (text: string) =>
  text
    .replace(/\p{Cf}/gu, "")
    .trim()
    .replace(/(\d)(?:T|,?\s+)\d\d?:\d\d\S*/g, "$1")
    .replace(/[\s/.\p{Pd}−]+/gu, "/")

/**
 * Reads a day as people write and copy it: `DD/MM/AAAA` or `AAAA-MM-DD` with any of `/ - .`, a dash or blanks between the parts, an hour after
 * it or not; undefined if no such day exists. A year of two digits is none: who was born in `26` may be of either century.
 */
export const readDay = (typed: string): Day | undefined => {
  const text = plain(typed)
    .replace(/^(\d{4})\/(\d+)\/(\d+)$/, "$3/$2/$1")
    .replace(/^(\d\d)(\d\d)(\d{4})$/, "$1/$2/$3")
  if (!/^\d\d?\/\d\d?\/\d{4}$/.test(text)) return undefined
  const [day = 0, month = 0, year = 0] = text.split("/").map(Number)
  const read = dayOf({ day, month, year })
  return isDay(read) ? read : undefined
}

/** The same for a trip or a purchase, which are of this century: `27/11/26` is a day of 2026. */
export const readNearDay = (typed: string): Day | undefined =>
  readDay(plain(typed).replace(/^(\d\d?\/\d\d?\/)(\d\d)$/, (_, start, year) => `${start}20${year}`))

const oneDay = String.raw`(\d\d?/\d\d?/\d\d(?:\d\d)?|\d{4}/\d\d?/\d\d?)`
const twoDays = new RegExp(String.raw`^\D*${oneDay}\D+${oneDay}\D*$`)

/** Both days of a trip in one text, as a ticket has them: `25/11/2026 - 09/12/2026`, `del 25/11/26 al 9/12/26`; undefined for anything else. */
export const readRange = (typed: string): { readonly start: Day; readonly end: Day } | undefined => {
  const [, from = "", to = ""] = twoDays.exec(plain(typed)) ?? []
  const [start, end] = [readNearDay(from), readNearDay(to)]
  return start && end ? { start, end } : undefined
}

/** `DD/MM/YYYY` (1§5). */
export const showDay = (day: Day): string => {
  const parts = partsOf(day)
  return `${pad(parts.day, 2)}/${pad(parts.month, 2)}/${pad(parts.year, 4)}`
}

const tidyDay = (typed: string) => {
  const day = readNearDay(typed)
  return day === undefined ? typed : showDay(day)
}

/** The two dates of a trip as they were typed or pasted, each as `DD/MM/AAAA` if it can be read; a whole range in one of them fills both. */
export const tidyDates = ({ end, start }: { readonly start: string; readonly end: string }) => {
  const range = readRange(start) ?? readRange(end)
  return { start: tidyDay(range?.start ?? start), end: tidyDay(range?.end ?? end) }
}

/** Calendar days from one day to another: 0 on the same day, negative backwards. */
export const daysBetween = (from: Day, to: Day): number => ordinal(to) - ordinal(from)

/** The day it is in UTC at an instant given in milliseconds (1§5: dates are compared in UTC). */
export const utcDay = (instant: number): Day => new Date(instant).toISOString().slice(0, 10)

/** Age in whole years on a day: one more exactly on the birthday, on 1 March for those born on 29 February (1§5). */
export const ageOn = (birth: Day, today: Day): number => {
  const b = partsOf(birth)
  const t = partsOf(today)
  const hadBirthday = t.month > b.month || (t.month === b.month && t.day >= b.day)
  return t.year - b.year - (hadBirthday ? 0 : 1)
}
