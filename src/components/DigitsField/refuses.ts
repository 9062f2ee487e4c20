export const refuses = (before: string, after: string, also: string): boolean => {
  if (after.length !== before.length + 1) return false
  const at = [...after].findIndex((character, index) => character !== before[index])
  const typed = after[at] ?? ""
  return !/[\d\s./-]/.test(typed) && !also.toLowerCase().includes(typed.toLowerCase())
}
