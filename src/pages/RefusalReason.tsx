import { useJourney } from "../journey/useJourney"

/** Why a trip is not quoted, in the words that the specification gives (1§8). */
export const RefusalReason = () => {
  const { channel, copy, quoting } = useJourney()
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
