/** Why a text of several lines does not hold. */
export type TextProblem = "required" | "tooLong"

/** The most characters that a text may have: what one mail carries with ease. */
export const longestText = 4000

const unseen = /[^\P{C}\n\t\u200d]/gu

/** A text of several lines as it is sent: one kind of line end, no control characters, nothing blank around it. */
export const readText = (typed: string): string => typed.replace(/\r\n?/g, "\n").replace(unseen, "").trim()

/** Required (VA-05). */
export const textProblem = (typed: string): TextProblem | undefined => {
  const { length } = readText(typed)
  if (length === 0) return "required"
  return length > longestText ? "tooLong" : undefined
}
