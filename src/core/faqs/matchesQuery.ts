const folded = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()

const stemOf = (word: string) => (word.length > 4 ? word.replace(/e?s$/, "") : word)

/**
 * True if the text has every typed word, in any order, without regard to accents or capitals. An
 * empty query matches every text.
 */
export const matchesQuery = (text: string, query: string): boolean => {
  const words = folded(query).split(/[^\p{L}\p{N}]+/u)
  const place = folded(text)
  return words.every((word) => place.includes(stemOf(word)))
}
