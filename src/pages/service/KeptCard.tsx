import { Button } from "../../components/Button/Button"
import { TripPass } from "../../components/TripPass/TripPass"
import { assistance } from "../../copy/assistance"
import { success } from "../../copy/success"
import { isInApp } from "../../core/device/inApp"
import { useOfflineCard } from "../../journey/checkout/useOfflineCard"
import { useJourney } from "../../journey/useJourney"
import { useWords } from "../../journey/useWords"
import { presentPass } from "../checkout/presentPass"

export const KeptCard = () => {
  const { channel, copy, userAgent } = useJourney()
  const words = useWords(success)
  const { lines } = useWords(assistance).contacts
  const { drop, found } = useOfflineCard()
  if (!found) return null
  return (
    <TripPass
      {...presentPass(
        { ...found.trip, names: [] },
        { channel, copy, words, lines, inApp: isInApp(userAgent()) },
        Date.now()
      )}
    >
      {found.kept && (
        <Button kind="line" size="small" onClick={drop}>
          {words.keep.drop}
        </Button>
      )}
    </TripPass>
  )
}
