import { type Day, isDay } from "./calendar"

/**
 * Reads a day as people write and copy it, `DD/MM/AAAA` or `AAAA-MM-DD` with any of `/ .`, dashes or blanks between the parts; undefined if no such
 * day exists. A year of two digits is none: who was born in `26` may be of either century.
 */
export const readDay = (typed: string): Day | undefined => {
  const text = typed
    .replace(/\p{Cf}/gu, "")
    .trim()
    .replace(/[\s/.\p{Pd}−]+/gu, "-")
    .replace(/^(\d\d)(\d\d)(\d{4})$/, "$1-$2-$3")
    .replace(/\b\d\b/g, "0$&")
    .replace(/^(\d\d)-(\d\d)-(\d{4})$/, "$3-$2-$1")
  return isDay(text) ? text : undefined
}
