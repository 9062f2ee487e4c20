import { AssistanceCard } from "../../components/AssistanceCard/AssistanceCard"
import { Button } from "../../components/Button/Button"
import { assistance } from "../../copy/assistance"
import { success } from "../../copy/success"
import { useOfflineCard } from "../../journey/checkout/useOfflineCard"
import { useJourney } from "../../journey/useJourney"
import { useWords } from "../../journey/useWords"
import { presentAssistance } from "../checkout/presentPurchase"

/** The stored card of a trip, if there is one (OU-18). */
export const KeptCard = () => {
  const { channel, copy } = useJourney()
  const words = useWords("success", success)
  const { lines } = useWords("assistance", assistance).contacts
  const { drop, found } = useOfflineCard()
  if (!found) return null
  return (
    <AssistanceCard {...presentAssistance(found.trip, { channel, copy, words, lines }, Date.now())}>
      {found.kept && (
        <Button kind="line" size="small" onClick={drop}>
          {words.card.keep.drop}
        </Button>
      )}
    </AssistanceCard>
  )
}
