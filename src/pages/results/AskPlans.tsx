import type { CoverageAnswersProps } from "../../components/CoverageAnswers/CoverageAnswers"
import { offers } from "../../copy/offers"
import { results } from "../../copy/results"
import { offerIn } from "../../core/quote/quotingState"
import { useQuoting } from "../../journey/quote/quoting"
import { useJourney, useWords } from "../../journey/useJourney"
import { useRead } from "../../journey/useRead"
import { AskDialog } from "./AskDialog"
import { presentPrice } from "./presentComparison"

/** '¿Me cubre…?' over the quoted plans. */
export const AskPlans = (props: Pick<CoverageAnswersProps, "onClose" | "onChoose">) => {
  const { channel } = useJourney()
  const { comparison } = useWords(offers)
  const { finalPrice } = useWords(results)
  const plans = offerIn(useRead(useQuoting().quote))?.plans
  if (!plans) return null
  return (
    <AskDialog
      {...props}
      plans={plans}
      priceOf={(plan) => {
        const { final, instalment, label } = presentPrice(plan, channel, { finalPrice }, comparison)
        return instalment ?? `${label} ${final}`
      }}
    />
  )
}
