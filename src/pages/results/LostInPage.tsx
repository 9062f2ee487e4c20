import { Alert } from "../../components/Alert/Alert"
import { Button } from "../../components/Button/Button"
import { useJourney } from "../../journey/useJourney"
import { PhoneLinks } from "../shell/PhoneLinks"

const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: "center" })

export type LostInPageProps = {
  readonly text: string
  /** Without it there is nothing to try again. */
  readonly onRetry?: (() => void) | undefined
  readonly onClose: () => void
}

export const LostInPage = ({ text, onRetry, onClose }: LostInPageProps) => {
  const { lost, restriction } = useJourney().copy.quote
  const ways = (
    <>
      {onRetry && (
        <Button kind="line" icon="arrow-clockwise-bold" onClick={onRetry}>
          {lost.retry}
        </Button>
      )}
      <Button kind="line" onClick={onClose}>
        {restriction.close}
      </Button>
    </>
  )
  return (
    <div ref={bringIntoView}>
      <Alert kind="bad" action={ways}>
        {text} <PhoneLinks />
      </Alert>
    </div>
  )
}
