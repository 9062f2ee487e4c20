import { type Benefit, comparableBenefits, type Plan } from "../quote/plan"
import { clausesOf, type Phrase, phraseOf, wordsOf } from "./phrases"
import { type TopicId, topics } from "./topics"

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

const rowsOn = (topic: TopicId, { benefits }: Benefits) => {
  const phrases = table.find((one) => one.topic === topic)?.rows ?? []
  return comparableBenefits(benefits).filter(({ description }) => placesIn(wordsOf(description), phrases).size > 0)
}

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
