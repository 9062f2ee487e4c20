const folded = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()

const stemOf = (word: string) => (word.length > 4 ? word.replace(/e?s$/, "") : word)

/** True if the text has each typed word, in any order, case and accent. Empty matches all. */
export const matchesQuery = (text: string, query: string): boolean => {
  const words = folded(query).split(/[^\p{L}\p{N}]+/u)
  const place = folded(text)
  return words.every((word) => place.includes(stemOf(word)))
}
