import { Dialog } from "../../components/Dialog/Dialog"
import { useQuoting } from "../../journey/quote/quoting"
import { useJourney } from "../../journey/useJourney"
import { RefusalReason } from "./RefusalReason"

export const RefusalDialog = () => {
  const { copy } = useJourney()
  const quoting = useQuoting()
  const { close, title } = copy.quote.restriction
  return (
    <Dialog
      title={title}
      open={quoting.refusal.value !== undefined}
      onClose={quoting.dismissRefusal}
      closeLabel={close}
    >
      <RefusalReason />
    </Dialog>
  )
}
