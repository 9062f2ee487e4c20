import { holdsCardNumber, withoutMarks } from "./typed"

/**
 * Letters of any alphabet, and the signs in and around real names: `'t Hooft`, `Ana 2º`,
 * `Marcel·la`, `María/Mary (Mer)`. No markup.
 */
const nameForm = /^(?=.*\p{L})[\p{L}\p{M}\p{N}\p{Pd}\p{Join_Control} .,'’‘‛′＇՚´`·‧∙•・&/()°]*$/u
const least = 3
const most = 100

/** What stands around a line: blanks, and a chat's signs of bold and italic type. */
const around = /^[\s*_~]+|[\s*_~]+$/g

/** Drops invisible marks of a name and what stands around it, and joins inner spaces (VA-09). */
export const readName = (typed: string): string =>
  withoutMarks(typed).normalize("NFC").replace(around, "").replace(/\s+/g, " ")

/**
 * A name or surname needs at least three characters (VA-01). `invalid`: too long, no letter, or a
 * forbidden character. `card`: a card number (VA-08).
 */
export const nameProblem = (typed: string) => {
  const name = readName(typed)
  const length = [...name].length
  if (length < least) return "tooShort"
  if (holdsCardNumber(name)) return "card"
  return length <= most && nameForm.test(name) ? undefined : "invalid"
}

const longestLine = 200

/** In UTF-16 units. The comuna, where the channel asks for it, has the same limit. */
export const longestPostalCode = 60

/** Controls and lone surrogates. */
const unseen = /[\p{Cc}\p{Cs}]/u

/** A line is required. `invalid`: control characters. `card`: a card number (VA-08). */
export const lineProblem = (typed: string, most = longestLine) => {
  const line = readName(typed)
  if (line === "") return "required"
  if (unseen.test(line)) return "invalid"
  if (holdsCardNumber(line)) return "card"
  return line.length > most ? "tooLong" : undefined
}
