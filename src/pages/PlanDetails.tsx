import { lazy, Suspense } from "react"
import { Dialog } from "../components/Dialog/Dialog"
import type { PlanComparisonProps } from "../components/PlanComparison/PlanComparison"
import { presentComparison } from "../journey/presentComparison"
import { useJourney, useOnEnter } from "../journey/useJourney"
import { useQuoting } from "../journey/useQuoting"
import { PhoneLinks } from "./PhoneLinks"

const load = () => import("../components/PlanComparison/PlanComparison")

/** In the place of a comparison that did not arrive: the page and its plans stay as they are. */
const NoComparison = ({ title, open, onClose, words }: PlanComparisonProps) => {
  const { failed } = useJourney().copy.results.comparison
  return (
    <Dialog title={title} open={open} onClose={onClose} closeLabel={words.close}>
      <p>{failed}</p>
      <PhoneLinks />
    </Dialog>
  )
}

const PlanComparison = lazy(() =>
  load().then(
    (loaded) => ({ default: loaded.PlanComparison }),
    () => ({ default: NoComparison })
  )
)

/** Fetches the comparison ahead of time; that it fails is told when it is opened. */
export const prepareDetails = (): void => void load().catch(() => undefined)

/** The plans on offer side by side, open at one of them (2§2). */
export const PlanDetails = (props: {
  /** The id of the plan whose tab is active. */
  readonly of: string
  readonly onSelect: (id: string) => void
  readonly onClose: () => void
  /** Buys the plan with this id, as its card does. */
  readonly onChoose: (id: string) => void
}) => {
  const { channel, copy } = useJourney()
  const quoting = useQuoting()
  useOnEnter(quoting.detailsOpened)
  const plans = quoting.plans.value
  const quoted = quoting.quoted.value
  const close = () => {
    quoting.detailsClosed()
    props.onClose()
  }
  const choose = (id: string) => {
    close()
    props.onChoose(id)
  }
  if (!plans || !quoted) return null
  return (
    <Suspense fallback={null}>
      <PlanComparison
        {...presentComparison(plans, quoted, channel, copy)}
        open
        selected={props.of}
        onSelect={props.onSelect}
        onClose={close}
        onChoose={choose}
      />
    </Suspense>
  )
}
