const wordOf = (written: string) => new RegExp(`^(?:${written.replaceAll("*", "[a-z]*").replaceAll("#", "[0-9]")})$`)

/** The words of a text, in small letters without accents. */
export const wordsOf = (text: string): ReadonlyArray<string> =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)

/** The places of a phrase's words in a text. Undefined unless all of them are there. */
export type Phrase = (words: ReadonlyArray<string>) => ReadonlyArray<number> | undefined

/** Reads a phrase as `topics` writes it. */
export const phraseOf = (written: string): Phrase => {
  const parts = written.split(" ").map(wordOf)
  return (words) => {
    if (!parts.every((part) => words.some((word) => part.test(word)))) return undefined
    return words.flatMap((word, place) => (parts.some((part) => part.test(word)) ? place : []))
  }
}

const parting = /^(?:y|e|o|u|pero|aunque)$/

/** What follows is not asked: `no estoy embarazada`. */
const denials = [
  "sin|ni|excepto|salvo",
  "no estoy|soy|tengo|llevo|hago|quiero|practico|es",
  "no voy|vamos a hacer|practicar|llevar|esquiar|bucear"
].map((written) => written.split(" ").map(wordOf))

/** `me quedé sin valija` denies nothing. */
const leftWithout = /^qued/

const isDenied = (words: ReadonlyArray<string>, at: number) =>
  denials.some((parts) => parts.every((part, offset) => part.test(words[at + offset] ?? ""))) &&
  !leftWithout.test(words[at - 1] ?? "")

/** The parts of a question between marks and conjunctions, each up to what it denies. */
export const clausesOf = (question: string): ReadonlyArray<ReadonlyArray<string>> =>
  question
    .split(/[.,;:!?¿¡()\n]+/)
    .flatMap((part) => {
      const clauses: Array<Array<string>> = [[]]
      for (const word of wordsOf(part)) parting.test(word) ? clauses.push([]) : clauses.at(-1)?.push(word)
      return clauses
    })
    .map((words) => {
      const end = words.findIndex((_, at) => isDenied(words, at))
      return end < 0 ? words : words.slice(0, end)
    })
