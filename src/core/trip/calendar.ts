/** A calendar day, `YYYY-MM-DD`, without hour or zone, so that no clock can shift it. */
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

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

const daysIn = (year: number, month: number) =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31

/**
 * Days since 1 March of year 0 in the proleptic Gregorian calendar. Years begin in March, so that
 * leap days come last.
 */
const ordinal = (day: Day) => {
  const { day: date, month, year } = partsOf(day)
  const y = month > 2 ? year : year - 1
  const m = (month + 9) % 12
  return (
    y * 365 + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) + Math.floor((m * 306 + 5) / 10) + date - 1
  )
}

/** True for an existing day, written `YYYY-MM-DD`. */
export const isDay = (text: string): text is Day => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const { day, month, year } = partsOf(text)
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
}

/** `DD/MM/YYYY` (QB-13). */
export const showDay = (day: Day): string => {
  const parts = partsOf(day)
  return `${pad(parts.day, 2)}/${pad(parts.month, 2)}/${pad(parts.year, 4)}`
}

/** Calendar days between two days: 0 on the same day, negative backwards. */
export const daysBetween = (from: Day, to: Day): number => ordinal(to) - ordinal(from)

/** The day in UTC at an instant in milliseconds. All date rules compare in UTC (QR-05). */
export const utcDay = (instant: number): Day => new Date(instant).toISOString().slice(0, 10)

/** Age in whole years on a day. A person born on 29 February turns older on 1 March (VA-06). */
export const ageOn = (birth: Day, today: Day): number => {
  const b = partsOf(birth)
  const t = partsOf(today)
  const hadBirthday = t.month > b.month || (t.month === b.month && t.day >= b.day)
  return t.year - b.year - (hadBirthday ? 0 : 1)
}

/** A day in milliseconds: how long the browser keeps personal data (ST-05). */
export const aDay = 24 * 60 * 60 * 1000
