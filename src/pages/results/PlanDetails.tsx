import { useState } from "react"
import { PlanComparison } from "../../components/PlanComparison/PlanComparison"
import { offers } from "../../copy/offers"
import { results } from "../../copy/results"
import { sharing } from "../../copy/sharing"
import { offerIn } from "../../core/quote/quotingState"
import { linkOf } from "../../core/trip/sharedLink"
import { useQuoting } from "../../journey/quote/quoting"
import { useJourney, useWords } from "../../journey/useJourney"
import { useRead } from "../../journey/useRead"
import { AskPlans } from "./AskPlans"
import { presentComparison } from "./presentComparison"
import { presentDifferences } from "./presentSent"
import { SendText } from "./SendText"

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
  const sending = useWords(sharing)
  const [asking, setAsking] = useState(false)
  const [sent, setSent] = useState<string>()
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
        send={{
          label: sending.sendDifference,
          onSend: (said) => setSent(presentDifferences(said, linkOf(offer.search.trip), document.baseURI, sending))
        }}
        ask={{ label: words.ask, onAsk: () => setAsking(true) }}
      />
      {sent && <SendText title={sending.sendDifference} text={sent} onClose={() => setSent(undefined)} />}
      {asking && <AskPlans onClose={() => setAsking(false)} onChoose={onChoose} />}
    </>
  )
}
