const cardNumber = /\d(?:[ -]?\d){12,18}/g
const secretField = /^(cvc|cvv|codigoseguridad|securitycode|password|expmonth|expyear|fechavencimiento)$/i
const deepest = 12

/** Text with every card-like number reduced to its last four digits. */
export const maskText = (text: string): string =>
  text.replace(cardNumber, (digits) => `**** ${digits.replace(/\D/g, "").slice(-4)}`)

/** A JSON value fit to be kept: cards masked, codes and expiries hidden, cut off where it is nested too deep. */
export const mask = (value: unknown, depth = 0): unknown => {
  if (typeof value === "string") return maskText(value)
  if (typeof value === "number") return Math.abs(value) >= 1e12 ? maskText(String(value)) : value
  if (typeof value !== "object" || value === null) return value
  if (depth >= deepest) return "…"
  if (Array.isArray(value)) return value.map((item) => mask(item, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [maskText(key), secretField.test(key) ? "***" : mask(item, depth + 1)])
  )
}
