import { useState } from "react"
import { CoverageAnswers } from "../../components/CoverageAnswers/CoverageAnswers"
import { asking } from "../../copy/asking"
import { offers } from "../../copy/offers"
import type { PagesCopy } from "../../copy/pages"
import { results } from "../../copy/results"
import { answersTo, topicsOf } from "../../core/asking/answersTo"
import type { Benefit, Plan } from "../../core/quote/plan"
import { offerIn } from "../../core/quote/quotingState"
import { useQuoting } from "../../journey/quote/quoting"
import { useJourney, useWords } from "../../journey/useJourney"
import { useRead } from "../../journey/useRead"
import { PhoneLinks } from "../shell/PhoneLinks"
import { presentPrice } from "./presentComparison"

/** The answer of all plans if it is the same. */
const areAlike = (rows: ReadonlyArray<ReadonlyArray<Benefit>>) =>
  new Set(rows.map((ofPlan) => JSON.stringify(ofPlan.map(({ description, detail }) => [description, detail])))).size ===
  1

export const presentAnswers = (
  question: string,
  plans: ReadonlyArray<Plan>,
  words: PagesCopy["asking"],
  priceOf: (plan: Plan) => string
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

interface AskPlansProps {
  readonly onClose: () => void
  readonly onChoose: (plan: string) => void
}

/** '¿Me cubre…?' over the quoted plans. The question stays in this dialog (OU-20). */
export const AskPlans = ({ onClose, onChoose }: AskPlansProps) => {
  const { channel } = useJourney()
  const words = useWords(asking)
  const { comparison } = useWords(offers)
  const { finalPrice } = useWords(results)
  const [question, setQuestion] = useState("")
  const plans = offerIn(useRead(useQuoting().quote))?.plans
  if (!plans) return null
  return (
    <CoverageAnswers
      {...words}
      {...presentAnswers(question, plans, words, (plan) => {
        const { final, instalment, label } = presentPrice(plan, channel, { finalPrice }, comparison)
        return instalment ?? `${label} ${final}`
      })}
      open
      onClose={onClose}
      onChoose={onChoose}
      question={question}
      onQuestion={setQuestion}
      contact={
        <>
          <p>{words.ask}</p>
          <PhoneLinks />
        </>
      }
    />
  )
}
