import { useState } from "react"
import { CoverageAnswers, type CoverageAnswersProps } from "../../components/CoverageAnswers/CoverageAnswers"
import { asking } from "../../copy/asking"
import type { Plan } from "../../core/quote/plan"
import { useWords } from "../../journey/useJourney"
import { PhoneLinks } from "../shell/PhoneLinks"
import { presentAnswers } from "./presentAnswers"

type AskDialogProps<Asked> = Pick<CoverageAnswersProps, "onClose" | "onChoose"> & {
  readonly plans: ReadonlyArray<Asked>
  readonly priceOf: (plan: Asked) => string
  /** Other words than those over plans on offer. */
  readonly own?: { readonly lead: string; readonly ask: string }
}

/** '¿Me cubre…?' over plans. The question stays in this dialog (OU-20). */
export const AskDialog = <Asked extends Pick<Plan, "benefits" | "id" | "title">>(props: AskDialogProps<Asked>) => {
  const { onChoose, onClose, own, plans, priceOf } = props
  const words = { ...useWords(asking), ...own }
  const [question, setQuestion] = useState("")
  return (
    <CoverageAnswers
      {...words}
      {...presentAnswers(question, plans, words, priceOf)}
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
