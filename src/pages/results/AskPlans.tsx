import { useState } from "react"
import { CoverageAnswers } from "../../components/CoverageAnswers/CoverageAnswers"
import { asking } from "../../copy/asking"
import { offers } from "../../copy/offers"
import { results } from "../../copy/results"
import { offerIn } from "../../core/quote/quotingState"
import { useQuoting } from "../../journey/quote/quoting"
import { useJourney, useWords } from "../../journey/useJourney"
import { useRead } from "../../journey/useRead"
import { PhoneLinks } from "../shell/PhoneLinks"
import { presentAnswers } from "./presentAnswers"
import { presentPrice } from "./presentComparison"

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
