/** True if the edit added exactly one character that a field of digits does not allow. */
export const refuses = (before: string, after: string, also: string): boolean => {
  if (after.length !== before.length + 1) return false
  const at = [...after].findIndex((character, index) => character !== before[index])
  const typed = after[at] ?? ""
  return !/[\d\s./-]/.test(typed) && !also.toLowerCase().includes(typed.toLowerCase())
}
