import { Dialog } from "../components/Dialog/Dialog"
import { useJourney } from "../journey/useJourney"

/** Why a trip is not quoted, where the specification gives a modal for it (1§8). */
export const RefusalDialog = () => {
  const { channel, copy, quoting } = useJourney()
  const { close, startsTooLate, startsTooLateHint, title, tooLong } = copy.quote.restriction
  const why = quoting.refusal.value
  return (
    <Dialog title={title} open={why !== undefined} onClose={quoting.dismissRefusal} closeLabel={close}>
      <p>{why === "startsTooLate" ? startsTooLate(channel.phones.join(" / ")) : tooLong}</p>
      {why === "startsTooLate" && <p>{startsTooLateHint}</p>}
    </Dialog>
  )
}
