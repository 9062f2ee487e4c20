import { useState } from "react"
import { PlanComparison } from "../../components/PlanComparison/PlanComparison"
import { offers } from "../../copy/offers"
import { results } from "../../copy/results"
import { offerIn } from "../../core/quote/quotingState"
import { useQuoting } from "../../journey/quote/quoting"
import { useJourney, useWords } from "../../journey/useJourney"
import { useRead } from "../../journey/useRead"
import { AskPlans } from "./AskPlans"
import { presentComparison } from "./presentComparison"

export type PlanDetailsProps = {
  /** The plan to show. Empty: '¿Me cubre…?' alone, over the page (OU-20). */
  readonly of: string
  readonly onSelect: (id: string | undefined) => void
  readonly onClose: () => void
  readonly onChoose: (id: string) => void
}

export const PlanDetails = ({ of, onSelect, onClose, onChoose }: PlanDetailsProps) => {
  const { channel, copy } = useJourney()
  const { comparison } = useWords(offers)
  const words = useWords(results)
  const [asking, setAsking] = useState(false)
  const offer = offerIn(useRead(useQuoting().quote))
  if (!offer) return null
  if (of === "") return <AskPlans onClose={() => onSelect(undefined)} onChoose={onChoose} />
  return (
    <>
      <PlanComparison
        {...presentComparison(offer.plans, offer.search, channel, copy, words, comparison)}
        open
        selected={of}
        onSelect={onSelect}
        onClose={onClose}
        onChoose={onChoose}
        ask={{ label: words.ask, onAsk: () => setAsking(true) }}
      />
      {asking && <AskPlans onClose={() => setAsking(false)} onChoose={onChoose} />}
    </>
  )
}
