import { Alert } from "../../components/Alert/Alert"
import { Button } from "../../components/Button/Button"
import { useQuoting } from "../../journey/quote/quoting"
import { useJourney } from "../../journey/useJourney"
import { RefusalReason } from "./RefusalReason"

const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: "center" })

export const RefusalInPage = () => {
  const { copy } = useJourney()
  const quoting = useQuoting()
  const { close, title } = copy.quote.restriction
  const putAway = (
    <Button kind="line" onClick={quoting.dismissRefusal}>
      {close}
    </Button>
  )
  return (
    <div ref={bringIntoView}>
      <Alert kind="bad" action={putAway}>
        <strong>{title}</strong>
        <RefusalReason />
      </Alert>
    </div>
  )
}
