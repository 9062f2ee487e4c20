const isMonth = (digits: string) => Number(digits) <= 12

/**
 * Adds a slash after day and month, also a deleted one, and drops a separator typed over it. A date
 * that begins with its year (`1992-03-14`) stays as typed. Changes only text that grew by one key
 * at its end; pasted, deleted and corrected text stays as typed.
 */
export const typedDate = (before: string, after: string) => {
  if (after.length !== before.length + 1 || !after.startsWith(before)) return after
  if (before.endsWith("/") && /[-./ ]$/.test(after)) return before
  const [, century = "", rest = "", end = ""] = /^(19|20)\/(\d\d)\/?(\d*[-./]?)$/.exec(after) ?? []
  if (rest !== "" && (!isMonth(rest) || /^\d\d\D$/.test(end))) return `${century}${rest}${end && `-${end}`}`
  if (/^\d{2}$|^\d{1,2}\/\d{2}$/.test(after)) return `${after}/`
  return after.replace(/^(\d{2}|\d{1,2}\/\d{2})(\d)$/, "$1/$2")
}
