import { type Benefit, comparableBenefits, type Plan } from "../quote/plan"
import { type TopicId, topics } from "./topics"

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
type Phrase = (words: ReadonlyArray<string>) => ReadonlyArray<number> | undefined

/** Reads a phrase as `topics` writes it. */
const phraseOf = (written: string): Phrase => {
  const parts = written.split(" ").map(wordOf)
  return (words) => {
    if (!parts.every((part) => words.some((word) => part.test(word)))) return undefined
    return words.flatMap((word, place) => (parts.some((part) => part.test(word)) ? place : []))
  }
}

const parting = /^(?:y|e|o|u|pero|aunque)$/

/** Words that deny what follows them: `no estoy embarazada` asks about nothing. */
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
const clausesOf = (question: string): ReadonlyArray<ReadonlyArray<string>> =>
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

type Benefits = Pick<Plan, "benefits">

/** A subject of the question, with each plan's rows on it. None: the plan does not say it. */
export interface Answer {
  readonly topic: TopicId
  /** In the order of the plans, each row as the quote has it. */
  readonly rows: ReadonlyArray<ReadonlyArray<Benefit>>
}

const isWeak = (written: string) => written.startsWith("~")

const table = Object.entries(topics).map(([topic, { asked, rows }]) => ({
  topic: topic as TopicId,
  asked: asked.filter((written) => !isWeak(written)).map(phraseOf),
  weak: asked.filter(isWeak).map((written) => phraseOf(written.slice(1))),
  rows: rows.map(phraseOf)
}))

const placesIn = (words: ReadonlyArray<string>, phrases: ReadonlyArray<Phrase>) =>
  new Set(phrases.flatMap((phrase) => phrase(words) ?? []))

const topicsIn = (words: ReadonlyArray<string>) => {
  const foundBy = (kind: "asked" | "weak") =>
    table
      .map((one) => ({ topic: one.topic, places: placesIn(words, one[kind]) }))
      .filter(({ places }) => places.size > 0)
  const named = foundBy("asked")
  const found = named.length > 0 ? named : foundBy("weak")
  return found
    .filter(
      ({ places }) =>
        !found.some((other) => other.places.size > places.size && [...places].every((place) => other.places.has(place)))
    )
    .map(({ topic }) => topic)
}

/** Whether a row of a plan answers a question on a subject. */
export const isAbout = (topic: TopicId, description: string): boolean => {
  const phrases = table.find((one) => one.topic === topic)?.rows ?? []
  return placesIn(wordsOf(description), phrases).size > 0
}

const rowsOn = (topic: TopicId, { benefits }: Benefits) =>
  comparableBenefits(benefits).filter(({ description }) => isAbout(topic, description))

/** The subjects that some plan has a row for. */
export const topicsOf = (plans: ReadonlyArray<Benefits>): ReadonlyArray<TopicId> =>
  table.map(({ topic }) => topic).filter((topic) => plans.some((plan) => rowsOn(topic, plan).length > 0))

/**
 * The subjects of a question in plain words, each with the rows that answer it. Empty if it names
 * none. Nothing leaves the device (OU-20).
 */
export const answersTo = (question: string, plans: ReadonlyArray<Benefits>): ReadonlyArray<Answer> => {
  const asked = new Set(clausesOf(question).flatMap(topicsIn))
  return table
    .filter(({ topic }) => asked.has(topic))
    .map(({ topic }) => ({ topic, rows: plans.map((plan) => rowsOn(topic, plan)) }))
}
