import { Dialog } from "../../components/Dialog/Dialog"
import { useQuoting } from "../../journey/quote/quoting"
import { useJourney } from "../../journey/useJourney"
import { useRead } from "../../journey/useRead"
import { RefusalReason } from "./RefusalReason"

export const RefusalDialog = () => {
  const { copy } = useJourney()
  const { quote, send } = useQuoting()
  const { is } = useRead(quote)
  const { close, title } = copy.quote.restriction
  return (
    <Dialog title={title} open={is === "refused"} onClose={() => send({ is: "dismissed" })} closeLabel={close}>
      <RefusalReason />
    </Dialog>
  )
}
