import { useState } from "react"
import { CoverageAnswers } from "../../components/CoverageAnswers/CoverageAnswers"
import { asking } from "../../copy/asking"
import { useQuoting } from "../../journey/quote/quoting"
import { useWords } from "../../journey/useWords"
import { PhoneLinks } from "../shell/PhoneLinks"
import { presentAnswers } from "./presentAnswers"

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
