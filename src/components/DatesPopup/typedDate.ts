/**
 * What a date field shows after a key: a slash comes by itself after the day and the month, and a separator typed over it is dropped.
 * Only what grows at its end is touched; pasted, deleted and corrected text stays as it is.
 */
export const typedDate = (before: string, after: string) => {
  if (after.length !== before.length + 1 || !after.startsWith(before)) return after
  if (before.endsWith("/") && /[-./ ]$/.test(after)) return before
  return /^\d{2}$|^\d{1,2}\/\d{2}$/.test(after) ? `${after}/` : after
}
