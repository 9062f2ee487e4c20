import { holdsCardNumber } from "./cardNumber"
import { readName } from "./name"

/**
 * `invalid`: the text has invisible characters or marks that turn the reading direction. `card`: it
 * has a card number (VA-08).
 */
export type LineProblem = "required" | "tooLong" | "invalid" | "card"

const longestLine = 200

/** In UTF-16 units. The comuna, where the channel asks for it, has the same limit. */
export const longestPostalCode = 60

/** Controls, lone surrogates and marks that turn the reading direction. */
const unseen = /[\p{Cc}\p{Cs}\p{Bidi_Control}]/u

/** Checks a required line of text. */
export const lineProblem = (typed: string, most = longestLine): LineProblem | undefined => {
  const line = readName(typed)
  if (line === "") return "required"
  if (unseen.test(line)) return "invalid"
  if (holdsCardNumber(line)) return "card"
  return line.length > most ? "tooLong" : undefined
}
