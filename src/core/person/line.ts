import { holdsCardNumber } from "./cardNumber"
import { readName } from "./name"

/**
 * `invalid`: the text has control characters. `card`: it has a card number (VA-08).
 */
export type LineProblem = "required" | "tooLong" | "invalid" | "card"

const longestLine = 200

/** In UTF-16 units. The comuna, where the channel asks for it, has the same limit. */
export const longestPostalCode = 60

/** Controls and lone surrogates. */
const unseen = /[\p{Cc}\p{Cs}]/u

/** Checks a required line of text. */
export const lineProblem = (typed: string, most = longestLine): LineProblem | undefined => {
  const line = readName(typed)
  if (line === "") return "required"
  if (unseen.test(line)) return "invalid"
  if (holdsCardNumber(line)) return "card"
  return line.length > most ? "tooLong" : undefined
}
