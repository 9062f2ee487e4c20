/** The problem of a text of several lines. */
export type TextProblem = "required" | "tooLong"

/** The limit in characters, which one mail carries easily. */
export const longestText = 4000

const unseen = /[^\P{C}\n\t\u200d]/gu

/** Normalises line ends, removes control characters and trims. */
export const readText = (typed: string): string => typed.replace(/\r\n?/g, "\n").replace(unseen, "").trim()

/** A text is required (VA-05). */
export const textProblem = (typed: string): TextProblem | undefined => {
  const { length } = readText(typed)
  if (length === 0) return "required"
  return length > longestText ? "tooLong" : undefined
}
