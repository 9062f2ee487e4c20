import { holdsCardNumber } from "../person/typed"

/** The problem of a text of several lines. `card`: it has a card number (VA-08). */
export type TextProblem = "required" | "tooLong" | "card"

/** The limit in characters, which one mail carries easily. */
export const longestText = 4000

const unseen = /[^\P{C}\n\t\u200d]/gu

/** Normalises line ends, removes control characters and trims. */
export const readText = (typed: string): string => typed.replace(/\r\n?/g, "\n").replace(unseen, "").trim()

/** A text is required (VA-05). */
export const textProblem = (typed: string): TextProblem | undefined => {
  const text = readText(typed)
  if (text === "") return "required"
  if (text.length > longestText) return "tooLong"
  return holdsCardNumber(text) ? "card" : undefined
}

/** The field of a text. */
export const textField = { empty: "", problem: textProblem, read: readText }
