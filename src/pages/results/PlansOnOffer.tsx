import { useEffect } from "react"
import { Alert } from "../../components/Alert/Alert"
import { Button } from "../../components/Button/Button"
import { EmptyState } from "../../components/EmptyState/EmptyState"
import { results } from "../../copy/results"
import type { QuoteFailure } from "../../core/quote/QuoteApi"
import type { NotQuotable } from "../../core/quote/requestQuotes"
import { useQuoting } from "../../journey/quote/quoting"
import type { Broken } from "../../journey/runtime"
import { useWords } from "../../journey/useJourney"
import { PhoneLinks } from "../shell/PhoneLinks"
import { goOnFromPage } from "../shell/useNavigation"
import { OfferedPlans } from "./OfferedPlans"

/**
 * The message of a failed quote; undefined where a modal shows the reason or the failure is silent
 * (CL-03).
 */
export const presentFailure = (error: QuoteFailure | NotQuotable | Broken, words: typeof results) => {
  if (error._tag === "NotQuotable") return undefined
  const said = error._tag === "QuoteDeclined" || error._tag === "QuoteRefused" ? error.message : undefined
  if (said) return { title: words.declined, text: said }
  return { title: words.failed.title, text: words.failed.text }
}

const QuoteFailed = ({ givenUp }: { readonly givenUp: boolean }) => {
  const words = useWords(results)
  const quoting = useQuoting()
  const state = quoting.quotes.state.value
  const cancelled = givenUp && state.is === "idle"
  const failure =
    state.is === "failed"
      ? presentFailure(state.error, words)
      : cancelled && { title: words.givenUp, text: words.failed.text }
  useEffect(() => {
    if (cancelled && document.activeElement === document.body) goOnFromPage()
  }, [cancelled])
  if (!failure) return null
  const others = quoting.plans.value?.length
  const again = () => {
    quoting.retry()
    // Earlier plans do not take the focus of the button that goes.
    if (others) goOnFromPage()
  }
  const retry = (
    <Button kind="line" icon="arrow-clockwise-bold" onClick={again}>
      {words.failed.retry}
    </Button>
  )
  return others ? (
    <Alert kind={cancelled ? "info" : "bad"} action={retry}>
      <strong>{failure.title}</strong> {failure.text} <PhoneLinks />
    </Alert>
  ) : (
    <EmptyState kind={cancelled ? "empty" : "failed"} {...failure} phones={<PhoneLinks />} actions={retry} />
  )
}

/**
 * Plans, empty state (RS-16) or error. If a new quote fails, earlier plans stay visible; an earlier
 * empty state does not (QB-14).
 */
export const PlansOnOffer = ({ givenUp = false }: { readonly givenUp?: boolean }) => {
  const words = useWords(results)
  const quoting = useQuoting()
  const plans = quoting.plans.value
  const quoted = quoting.quoted.value
  const none = plans?.length === 0 && quoting.quotes.state.value.is !== "failed"
  return (
    <>
      {quoting.invited.value && <Alert kind="info">{words.invited}</Alert>}
      <QuoteFailed givenUp={givenUp} />
      {none && <EmptyState kind="empty" {...words.empty} phones={<PhoneLinks />} />}
      {plans && plans.length > 0 && quoted && <OfferedPlans plans={plans} search={quoted} />}
    </>
  )
}
