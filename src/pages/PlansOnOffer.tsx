import { useEffect } from "react"
import { Alert } from "../components/Alert/Alert"
import { Button } from "../components/Button/Button"
import { EmptyState } from "../components/EmptyState/EmptyState"
import { presentFailure } from "../journey/presentFailure"
import { goOnFromPage } from "../journey/useArrival"
import { useJourney } from "../journey/useJourney"
import { useQuoting } from "../journey/useQuoting"
import { OfferedPlans } from "./OfferedPlans"
import { PhoneLinks } from "./PhoneLinks"

const Again = ({ label }: { readonly label: string }) => {
  const { plans, quotes } = useQuoting()
  const again = () => {
    quotes.again()
    // Plans that were there before do not take the focus of the button that goes.
    if (plans.value?.length) goOnFromPage()
  }
  return (
    <Button kind="line" icon="arrow-clockwise-bold" onClick={again}>
      {label}
    </Button>
  )
}

/** The failure of the last quote, in the place of plans or above those of before. */
const QuoteFailed = () => {
  const { copy } = useJourney()
  const quoting = useQuoting()
  const state = quoting.quotes.state.value
  const failure = state.is === "failed" && presentFailure(state.error, copy)
  if (!failure) return null
  const retry = <Again label={copy.results.failed.retry} />
  return quoting.plans.value?.length ? (
    <Alert kind="bad" action={retry}>
      <strong>{failure.title}</strong> {failure.text} <PhoneLinks />
    </Alert>
  ) : (
    <EmptyState kind="failed" {...failure} phones={<PhoneLinks />} actions={retry} />
  )
}

/** The last quote was cancelled: who waited for it goes on from here. */
const GivenUp = () => {
  const { retry, text } = useJourney().copy.results.givenUp
  useEffect(() => {
    if (document.activeElement === document.body) goOnFromPage()
  }, [])
  return (
    <Alert kind="info" action={<Again label={retry} />}>
      {text}
    </Alert>
  )
}

/** What a quote led to: the plans, none, or why there are none; plans of before stay while a new quote fails, that there were none does not (1§4). */
export const PlansOnOffer = ({ givenUp }: { readonly givenUp?: boolean }) => {
  const { copy } = useJourney()
  const quoting = useQuoting()
  const plans = quoting.plans.value
  const quoted = quoting.quoted.value
  const none = plans?.length === 0 && quoting.quotes.state.value.is !== "failed"
  return (
    <>
      {quoting.invited.value && <Alert kind="info">{copy.results.invited}</Alert>}
      <QuoteFailed />
      {givenUp && quoting.quotes.state.value.is === "idle" && <GivenUp />}
      {none && <EmptyState kind="empty" {...copy.results.empty} phones={<PhoneLinks />} />}
      {plans && plans.length > 0 && quoted && <OfferedPlans plans={plans} search={quoted} />}
    </>
  )
}
