/**
 * Adds a slash after day and month, and drops a separator typed over it. Changes only text that
 * grew by one key at its end; pasted, deleted and corrected text stays as typed.
 */
export const typedDate = (before: string, after: string) => {
  if (after.length !== before.length + 1 || !after.startsWith(before)) return after
  if (before.endsWith("/") && /[-./ ]$/.test(after)) return before
  return /^\d{2}$|^\d{1,2}\/\d{2}$/.test(after) ? `${after}/` : after
}
