import { inPlainSigns } from "../person/typed"
import { type Day, isDay } from "./calendar"

/**
 * Reads `DD/MM/AAAA` or `AAAA-MM-DD`, with slashes, points, dashes or spaces. Undefined for any
 * other text and for a day that does not exist. It refuses a year of two digits: a birth in `26`
 * may belong to either century.
 */
export const readDay = (typed: string): Day | undefined => {
  const text = inPlainSigns(typed)
    .trim()
    .replace(/[\s/.\p{Pd}]+/gu, "-")
    .replace(/^(\d\d)(\d\d)(\d{4})$/, "$1-$2-$3")
    .replace(/\b\d\b/g, "0$&")
    .replace(/^(\d\d)-(\d\d)-(\d{4})$/, "$3-$2-$1")
  return isDay(text) ? text : undefined
}
