import { readName } from "./name"

/** Why a line of text does not hold; `invalid`: something in it cannot be seen, or turns what is read around. */
export type LineProblem = "required" | "tooLong" | "invalid"

const longestLine = 200

/** In UTF-16 units; of a comuna too, where the channel asks for it instead. */
export const longestPostalCode = 60

/** Controls, halves of a character, and marks that turn the direction of reading. */
const unseen = /[\p{Cc}\p{Cs}\p{Bidi_Control}]/u

/** Why a line of text that is asked for does not hold. */
export const lineProblem = (typed: string, most = longestLine): LineProblem | undefined => {
  const line = readName(typed)
  if (line === "") return "required"
  if (unseen.test(line)) return "invalid"
  return line.length > most ? "tooLong" : undefined
}
