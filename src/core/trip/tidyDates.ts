import { type Day, showDay } from "./calendar"
import { readDay } from "./readDay"

/** A copied text without its invisible marks and hours, a slash between its parts: `25/11/2026`, `2026/11/25`, two of them one after the other. */
const plain = (text: string) =>
  text
    .replace(/\p{Cf}/gu, "")
    .trim()
    .replace(/(\d)(?:T|,?\s+)\d\d?:\d\d\S*/g, "$1")
    .replace(/[\s/.\p{Pd}−]+/gu, "/")

/** Reads a day of a trip or a purchase, which are of this century and may come with their hour: `27/11/26 10:00` is a day of 2026. */
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

const tidyDay = (typed: string) => {
  const day = readNearDay(typed)
  return day === undefined ? typed : showDay(day)
}

/** The two dates of a trip as they were typed or pasted, each as `DD/MM/AAAA` if it can be read; a whole range in one of them fills both. */
export const tidyDates = ({ end, start }: { readonly start: string; readonly end: string }) => {
  const range = readRange(start) ?? readRange(end)
  return { start: tidyDay(range?.start ?? start), end: tidyDay(range?.end ?? end) }
}
