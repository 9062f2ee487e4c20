/**
 * Attributes of a live region. Firefox tells Orca of an `alert` only with its `aria-live` written
 * out (A11Y-05).
 */
export const live = {
  alert: { role: "alert", "aria-live": "assertive" },
  status: { role: "status" }
} as const
