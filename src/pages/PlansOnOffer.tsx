import { lazy, Suspense, useState } from "react"
import { Alert } from "../components/Alert/Alert"
import { Button } from "../components/Button/Button"
import { Dialog } from "../components/Dialog/Dialog"
import { EmptyState } from "../components/EmptyState/EmptyState"
import { PageBoundary } from "../components/PageBoundary/PageBoundary"
import { PlanList } from "../components/PlanList/PlanList"
import { presentFailure } from "../journey/presentFailure"
import { presentPlans } from "../journey/presentPlans"
import { presentResults } from "../journey/presentResults"
import { useJourney } from "../journey/useJourney"
import { useQuoting } from "../journey/useQuoting"
import { LostInPage } from "./LostInPage"
import { PhoneLinks } from "./PhoneLinks"
import type { PlanDetailsProps } from "./PlanDetails"

const loadDetails = () => import("./PlanDetails")
const PlanDetails = lazy(() => loadDetails().then((loaded) => ({ default: loaded.PlanDetails })))

/** Fetches the comparison ahead of time; that it fails is told when it is opened. */
const prepareDetails = (): void => void loadDetails().catch(() => undefined)

/** The comparison, fetched when it is asked for. */
const Details = (props: PlanDetailsProps & { readonly lost: string }) => (
  <PageBoundary fallback={() => <LostInPage text={props.lost} onClose={props.onClose} />}>
    <Suspense>
      <PlanDetails {...props} />
    </Suspense>
  </PageBoundary>
)

/** The failure of the last quote, in the place of plans or above those of before. */
const QuoteFailed = () => {
  const { copy } = useJourney()
  const quoting = useQuoting()
  const state = quoting.quotes.state.value
  const failure = state.is === "failed" && presentFailure(state.error, copy)
  if (!failure) return null
  const retry = (
    <Button kind="line" icon="arrow-clockwise-bold" onClick={quoting.quotes.again}>
      {copy.results.failed.retry}
    </Button>
  )
  return quoting.plans.value?.length ? (
    <Alert kind="bad" action={retry}>
      <strong>{failure.title}</strong> {failure.text} <PhoneLinks />
    </Alert>
  ) : (
    <EmptyState kind="failed" {...failure} phones={<PhoneLinks />} actions={retry} />
  )
}

/** What a quote led to: the plans, none, or why there are none; plans of before stay while a new quote fails (1§4). */
export const PlansOnOffer = () => {
  const { channel, copy } = useJourney()
  const quoting = useQuoting()
  const [bought, setBought] = useState<string>()
  const [detailed, setDetailed] = useState<string>()
  const plans = quoting.plans.value
  const quoted = quoting.quoted.value
  const { buying, detailsFailed, empty, note, regionLabel } = copy.results
  const open = (id: string) => {
    quoting.detailsOpened()
    setDetailed(id)
  }
  const close = () => {
    quoting.detailsClosed()
    setDetailed(undefined)
  }
  const choose = (id: string) => {
    close()
    setBought(id)
  }
  return (
    <>
      <QuoteFailed />
      {plans?.length === 0 && <EmptyState kind="empty" {...empty} phones={<PhoneLinks />} />}
      {plans && plans.length > 0 && quoted && (
        <PlanList
          label={regionLabel}
          {...presentResults(quoted, channel, copy)}
          plans={presentPlans(plans, channel, copy).map((plan) => ({
            ...plan,
            onBuy: () => setBought(plan.id),
            onDetails: () => open(plan.id),
            onNearDetails: prepareDetails
          }))}
          texts={copy.results.list}
          note={note}
        />
      )}
      {detailed !== undefined && (
        <Details of={detailed} onSelect={setDetailed} onClose={close} onChoose={choose} lost={detailsFailed} />
      )}
      <Dialog
        title={plans?.find(({ id }) => String(id) === bought)?.title ?? ""}
        open={bought !== undefined}
        onClose={() => setBought(undefined)}
        closeLabel={buying.close}
      >
        <p>{buying.text}</p>
        <PhoneLinks />
      </Dialog>
    </>
  )
}
