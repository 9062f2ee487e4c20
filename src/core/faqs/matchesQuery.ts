/** A text as a search compares it: in lower case, without accents. */
const folded = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()

/** What is looked for of a word: its stem, so that a plural finds the singular. */
const stemOf = (word: string) => (word.length > 4 ? word.replace(/e?s$/, "") : word)

/** Whether a text has every word that was typed, whatever their order, accents or capitals; nothing typed is in every text. */
export const matchesQuery = (text: string, query: string): boolean => {
  const words = folded(query).split(/[^\p{L}\p{N}]+/u)
  const place = folded(text)
  return words.every((word) => place.includes(stemOf(word)))
}
