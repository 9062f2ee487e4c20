import { offers } from "../../copy/offers"
import { results } from "../../copy/results"
import { sharing } from "../../copy/sharing"
import type { Plan } from "../../core/quote/plan"
import type { Search } from "../../core/trip/search"
import { useJourney, useWords } from "../../journey/useJourney"
import { presentOffer } from "./presentSent"
import { SendText } from "./SendText"

export type SendPlansProps = {
  readonly plans: ReadonlyArray<Plan>
  readonly search: Search
  readonly onClose: () => void
}

/** Sends the first plans on offer, with the link to their trip. */
export const SendPlans = ({ plans, search, onClose }: SendPlansProps) => {
  const { channel, copy } = useJourney()
  const words = { results: useWords(results), comparison: useWords(offers).comparison, sharing: useWords(sharing) }
  const text = presentOffer(plans, search, document.baseURI, channel, copy, words)
  return <SendText title={words.results.share.send} text={text} onClose={onClose} />
}
