import { inPlainSigns } from "../person/typed"
import { aDay, type Day, showDay, utcDay } from "./calendar"
import { readDay } from "./readDay"

const months = (language: string): ReadonlyArray<string> => {
  const { format } = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" })
  return Array.from({ length: 12 }, (_, month) => format(Date.UTC(2026, month, 15)).toLowerCase())
}

/**
 * The number of a month in Spanish, or in English as many phones write it, also shortened to three
 * letters or more. 0 for any other word.
 */
const monthOf = (word: string): number => {
  const name = word.toLowerCase().replace(/^set(?=i|$)/, "sept")
  const of = (language: string) => months(language).findIndex((month) => month.startsWith(name)) + 1
  return name.length < 3 ? 0 : of("es") || of("en")
}

/**
 * Drops invisible marks, hours, a weekday and a final stop from a copied text, and puts slashes
 * between the parts, also of `19920314`. A month may be a word: `25 de noviembre de 2026`,
 * `noviembre 25, 2026`. The text may hold one date or two.
 */
const plain = (text: string) =>
  inPlainSigns(text)
    .trim()
    .replace(/[.,;]+$/, "")
    .replace(/(\d)(?:T|,?\s+)\d\d?:\d\d\S*(?:\s+[ap]\.?\s*m\b)?/gi, "$1")
    .replace(/^\p{L}+,\s*/u, "")
    .replace(/[\s/.\p{Pd}]+/gu, "/")
    // No day and month in digits are followed by a year that reads as a month.
    .replace(/^((?:19|20)\d\d)(0[1-9]|1[0-2])(\d\d)$/, "$1/$2/$3")
    .replace(/^(\p{L}+)\/(\d\d?)(?:,|\/del?)?\/(?=\d{2,4}$)/u, "$2/$1/")
    .replace(/(\d)\/(?:de\/)?(\p{L}+)\/(?:del?\/)?(?=\d)/gu, (as, day, word) => {
      const month = monthOf(word)
      return month === 0 ? as : `${day}/${month}/`
    })

/** A date of this century, perhaps with an hour: `27/11/26 10:00` is in 2026. */
export const readNearDay = (typed: string): Day | undefined =>
  readDay(plain(typed).replace(/^(\d\d?\/\d\d?\/)(\d\d)$/, (_, start, year) => `${start}20${year}`))

/**
 * Reads a date whose month is a word, `3 de marzo de 1985`, or with an hour or a final stop, as a
 * spreadsheet or a sentence has it: `14/03/1992 00:00`, or in eight digits. It refuses a year of two
 * digits, as `readDay` does, so a birth may be written so. Undefined for any other date in digits.
 */
export const readCopiedDay = (typed: string): Day | undefined =>
  /[\p{L}:]|[.,;]\s*$|^\s*\d{8}\s*$/u.test(typed) ? readDay(plain(typed)) : undefined

const oneDay = String.raw`(\d\d?/\d\d?/\d\d(?:\d\d)?|\d{4}/\d\d?/\d\d?)`
const twoDays = new RegExp(String.raw`^\D*${oneDay}\D+${oneDay}\D*$`)

/** Two dates in one text, as `del 25/11/26 al 9/12/26`. Undefined for anything else. */
export const readRange = (typed: string): { readonly start: Day; readonly end: Day } | undefined => {
  const [, from = "", to = ""] = twoDays.exec(plain(typed)) ?? []
  const [start, end] = [readNearDay(from), readNearDay(to)]
  return start && end ? { start, end } : undefined
}

const tidyDay = (typed: string) => {
  const day = readNearDay(typed)
  return day === undefined ? typed : showDay(day)
}

/** Formats both dates as `DD/MM/AAAA` if readable. A range in either field fills both. */
export const tidyDates = ({ end, start }: { readonly start: string; readonly end: string }) => {
  const range = readRange(start) ?? readRange(end)
  return { start: tidyDay(range?.start ?? start), end: tidyDay(range?.end ?? end) }
}

export const dayAfter = (day: Day, days: number): Day => utcDay(Date.parse(day) + days * aDay)
