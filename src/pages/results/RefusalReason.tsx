import { useQuoting } from "../../journey/quote/quoting"
import { useJourney } from "../../journey/useJourney"

export const RefusalReason = () => {
  const { channel, copy } = useJourney()
  const quoting = useQuoting()
  const { advisers, startsTooLate, startsTooLateHint, tooLong } = copy.quote.restriction
  return quoting.refusal.value === "startsTooLate" ? (
    <>
      <p>{startsTooLate(channel.phones.join(" / "))}</p>
      <p>{startsTooLateHint}</p>
    </>
  ) : (
    <p>{tooLong(advisers)}</p>
  )
}
