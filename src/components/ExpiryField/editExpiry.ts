const isShortened = (before: string, after: string) => {
  const kept = [...after].findIndex((character, at) => character !== before[at])
  return after.length < before.length && (kept < 0 || before.endsWith(after.slice(kept)))
}

const twoDigits = (month: string) => month.padStart(2, "0")

/** Key by key a first digit above 1 becomes a month, so a year comes first only at once. */
const yearFirst = /^\D*(\d{4}(?=\D)|(?:20)?[2-9]\d)\D*(0?[1-9]|1[0-2])\D*$/

/**
 * The text after an edit: `MM/AA` or `MM/AAAA`. Adds the slash while the visitor types, does not
 * restore deleted text, and converts other formats (`9-2028`, `2028-09`), also those of password
 * managers (`202809`, `28-09`).
 */
export const editExpiry = (before: string, after: string): string => {
  if (isShortened(before, after)) return after
  const [, year, last] = yearFirst.exec(after) ?? []
  if (year && last) return `${twoDigits(last)}/${year}`
  const [, month, rest = ""] = /^\D*(\d{1,2})\D+(.*)$/.exec(after) ?? []
  if (month) return `${twoDigits(month)}/${rest.replace(/\D/g, "").slice(0, 4)}`
  const digits = after.replace(/\D/g, "").replace(/^[2-9]/, "0$&")
  return digits.length < 2 ? digits : `${digits.slice(0, 2)}/${digits.slice(2, 6)}`
}
