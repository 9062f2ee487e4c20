/** Why a name does not hold: fewer than three characters, no letter, or characters that no name has. */
export type NameProblem = "tooShort" | "invalid"

/** Letters of any alphabet, and what people write about them: `'t Hooft`, `Ana 2º`, `María/Mary (Mer)`. No markup, nothing unseen. */
const nameForm = /^(?=.*\p{L})[\p{L}\p{M}\p{N} .,'’‘ʼ´`&/()°\-\u2010-\u2015]*$/u
const least = 3
const most = 100

/** A name without the blanks around it and with single ones inside. */
export const readName = (typed: string): string => typed.normalize("NFC").trim().replace(/\s+/g, " ")

/** A name or surname: at least three characters (VA-01). */
export const nameProblem = (typed: string): NameProblem | undefined => {
  const name = readName(typed)
  const length = [...name].length
  if (length < least) return "tooShort"
  return length <= most && nameForm.test(name) ? undefined : "invalid"
}
