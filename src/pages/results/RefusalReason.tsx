import { useQuoting } from "../../journey/quote/useQuoting"
import { useJourney } from "../../journey/useJourney"

/** Why a trip is refused, in the specified words (QR-11, QR-12). */
export const RefusalReason = () => {
  const { channel, copy } = useJourney()
  const quoting = useQuoting()
  const { startsTooLate, startsTooLateHint, tooLong } = copy.quote.restriction
  return quoting.refusal.value === "startsTooLate" ? (
    <>
      <p>{startsTooLate(channel.phones.join(" / "))}</p>
      <p>{startsTooLateHint}</p>
    </>
  ) : (
    <p>{tooLong}</p>
  )
}
