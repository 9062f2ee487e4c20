import type { PagesCopy } from "../../copy/pages"
import { answersTo, topicsOf } from "../../core/asking/answersTo"
import type { Benefit, Plan } from "../../core/quote/plan"

/** The answer of all plans if it is the same. */
const areAlike = (rows: ReadonlyArray<ReadonlyArray<Benefit>>) =>
  new Set(rows.map((ofPlan) => JSON.stringify(ofPlan.map(({ description, detail }) => [description, detail])))).size ===
  1

/** What plans say of a question in plain words, without a question what could be asked (OU-20). */
export const presentAnswers = <Asked extends Pick<Plan, "benefits" | "id" | "title">>(
  question: string,
  plans: ReadonlyArray<Asked>,
  words: PagesCopy["asking"],
  priceOf: (plan: Asked) => string
) => {
  if (question.trim() === "")
    return { topics: undefined, status: "", offer: { title: words.examplesTitle, questions: words.examples } }
  const answers = answersTo(question, plans)
  const said = answers.map(({ rows, topic }) => {
    const saying = rows.filter((ofPlan) => ofPlan.length > 0).length
    return `${words.topics[topic]}: ${words.said(saying, plans.length)}`
  })
  return {
    topics: answers.map(({ rows, topic }) => ({
      id: topic,
      title: words.topics[topic],
      alike: rows[0]?.length && areAlike(rows) ? words.alike(plans.length) : undefined,
      plans: plans.map((plan, index) => ({
        id: String(plan.id),
        title: plan.title,
        price: priceOf(plan),
        rows: (rows[index] ?? []).map((row, place) => ({ ...row, id: String(place) }))
      }))
    })),
    status: answers.length > 0 ? said.join(" · ") : words.none,
    offer: { title: words.notFound, questions: topicsOf(plans).map((topic) => words.topics[topic]) }
  }
}
