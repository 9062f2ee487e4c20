import { useState } from "react"
import { CoverageAnswers } from "../../components/CoverageAnswers/CoverageAnswers"
import { asking } from "../../copy/asking"
import type { PagesCopy } from "../../copy/pages"
import { answersTo, topicsOf } from "../../core/asking/answersTo"
import type { Plan } from "../../core/quote/plan"
import { useQuoting } from "../../journey/quote/quoting"
import { useWords } from "../../journey/useWords"
import { PhoneLinks } from "../shell/PhoneLinks"

export const presentAnswers = (question: string, plans: ReadonlyArray<Plan>, words: PagesCopy["asking"]) => {
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
      plans: plans.map(({ id, title }, index) => ({
        id: String(id),
        title,
        rows: (rows[index] ?? []).map((row, place) => ({ ...row, id: String(place) }))
      }))
    })),
    status: answers.length > 0 ? said.join(" · ") : words.none,
    offer: { title: words.notFound, questions: topicsOf(plans).map((topic) => words.topics[topic]) }
  }
}

/** '¿Me cubre…?' over the quoted plans. The question stays in this dialog (OU-20). */
export const AskPlans = ({ onClose }: { readonly onClose: () => void }) => {
  const words = useWords(asking)
  const [question, setQuestion] = useState("")
  const plans = useQuoting().plans.value
  if (!plans) return null
  return (
    <CoverageAnswers
      {...words}
      {...presentAnswers(question, plans, words)}
      open
      onClose={onClose}
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
