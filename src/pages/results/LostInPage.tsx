import { Alert } from "../../components/Alert/Alert"
import { Button } from "../../components/Button/Button"
import { useJourney } from "../../journey/useJourney"
import { PhoneLinks } from "../shell/PhoneLinks"

const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: "center" })

export const LostInPage = ({ text, onClose }: { readonly text: string; readonly onClose: () => void }) => {
  const { close } = useJourney().copy.quote.restriction
  const putAway = (
    <Button kind="line" onClick={onClose}>
      {close}
    </Button>
  )
  return (
    <div ref={bringIntoView}>
      <Alert kind="bad" action={putAway}>
        {text} <PhoneLinks />
      </Alert>
    </div>
  )
}
