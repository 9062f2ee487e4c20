const cardNumber = /\d(?:[ .-]?\d){12,18}/g
const secretField = /^(cvc|cvv|codigoseguridad|securitycode|password|expmonth|expyear|fechavencimiento)$/i
const cardField = /^(creditcardnumber|numerotarjeta|cardnumber)$/i
const deepest = 12

const lastFour = (text: string) => `**** ${text.replace(/\D/g, "").slice(-4)}`

/** Keeps the last four digits of every card-like number. */
export const maskText = (text: string): string => text.replace(cardNumber, lastFour)

const maskField = (name: string, value: unknown, depth: number): unknown => {
  if (secretField.test(name)) return "***"
  if (!cardField.test(name)) return mask(value, depth)
  const digits = typeof value === "string" || typeof value === "number" ? String(value).replace(/\D/g, "") : ""
  return digits.length >= 12 ? lastFour(digits) : "***"
}

/** Makes a JSON value safe to store: masks cards, hides codes and expiries, cuts deep nesting. */
export const mask = (value: unknown, depth = 0): unknown => {
  if (typeof value === "string") return maskText(value)
  if (typeof value === "number") return Math.abs(value) >= 1e12 ? maskText(String(value)) : value
  if (typeof value !== "object" || value === null) return value
  if (depth >= deepest) return "…"
  if (Array.isArray(value)) return value.map((item) => mask(item, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [maskText(key), maskField(key, item, depth + 1)])
  )
}
