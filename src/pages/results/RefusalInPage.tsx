import { Alert } from "../../components/Alert/Alert"
import { useQuoting } from "../../journey/quote/quoting"
import { useJourney } from "../../journey/useJourney"
import { RefusalReason } from "./RefusalReason"

const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: "center" })

export const RefusalInPage = () => {
  const { copy } = useJourney()
  const { send } = useQuoting()
  const { close, title } = copy.quote.restriction
  return (
    <div ref={bringIntoView}>
      <Alert kind="bad" button={{ label: close, size: "normal", onClick: () => send({ is: "dismissed" }) }}>
        <strong>{title}</strong>
        <RefusalReason />
      </Alert>
    </div>
  )
}
