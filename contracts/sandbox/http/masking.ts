const cardNumber = /\d(?:[ .-]?\d){12,18}/g
const secretNames = "cvc|cvv|codigoseguridad|securitycode|password|expmonth|expyear|fechavencimiento"
const cardNames = "creditcardnumber|numerotarjeta|cardnumber"
const secretField = new RegExp(`^(${secretNames})$`, "i")
const cardField = new RegExp(`^(${cardNames})$`, "i")
// The same fields in text that is no JSON: broken JSON, JSON in a string, form data.
const writtenField = new RegExp(
  `\\b(${secretNames}|${cardNames})(\\\\*["']?\\s*[:=]\\s*)(\\\\*"[^"]*"?|'[^']*'?|[^\\s,;&}\\]]*)`,
  "gi"
)
const deepest = 12

const lastFour = (text: string) => `**** ${text.replace(/\D/g, "").slice(-4)}`

const isCard = (text: string) => text.replace(/\D/g, "").length >= 12

/**
 * Keeps the last four digits of every card-like number. Hides the codes and expiries that the text
 * names.
 */
export const maskText = (text: string): string =>
  text
    .replace(writtenField, (_, name: string, sign: string, value: string) => {
      return `${name}${sign}${cardField.test(name) && isCard(value) ? lastFour(value) : "***"}`
    })
    .replace(cardNumber, lastFour)

const maskField = (name: string, value: unknown, depth: number): unknown => {
  if (secretField.test(name)) return "***"
  if (!cardField.test(name)) return mask(value, depth)
  const isText = typeof value === "string" || typeof value === "number"
  return isText && isCard(String(value)) ? lastFour(String(value)) : "***"
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
