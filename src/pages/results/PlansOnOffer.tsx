import { type ReactNode, Suspense, useCallback, useEffect, useId, useMemo, useState } from "react"
import { useLocation } from "wouter"
import { Alert } from "../../components/Alert/Alert"
import { Button } from "../../components/Button/Button"
import { CopyLink } from "../../components/CopyLink/CopyLink"
import { EmptyState } from "../../components/EmptyState/EmptyState"
import { PageBoundary } from "../../components/PageBoundary/PageBoundary"
import { PlanList } from "../../components/PlanList/PlanList"
import { results } from "../../copy/results"
import type { Plan } from "../../core/quote/plan"
import type { QuoteFailure } from "../../core/quote/QuoteApi"
import type { NotQuotable } from "../../core/quote/requestQuotes"
import type { Search } from "../../core/trip/search"
import { late, Part } from "../../hydration/late"
import { anew } from "../../hydration/lost"
import { useQuoting } from "../../journey/quote/quoting"
import { useChoosing, useTicked } from "../../journey/quote/useChoosing"
import type { Broken } from "../../journey/runtime"
import { useJourney, useWords } from "../../journey/useJourney"
import { PhoneLinks } from "../shell/PhoneLinks"
import { unlessNavigated } from "../shell/unlessNavigated"
import { goOnFromPage } from "../shell/useNavigation"
import { LostInPage } from "./LostInPage"
import { presentPlans, presentResults, tripHref } from "./presentPlans"

const PlanDetails = late(async () => (await import("./PlanDetails")).PlanDetails)
const SessionOver = late(async () => (await import("./SessionOver")).SessionOver)
const MailQuote = late(async () => (await import("./MailQuote")).MailQuote)

const noop = () => undefined
const fetchDetails = (): void => void PlanDetails()

interface LaterProps {
  readonly children: ReactNode
  readonly lost: string
  readonly load: () => Promise<unknown>
  readonly onClose: () => void
}

/** A part that may be lost: the page then says so, and offers Reintentar. */
const Later = ({ children, load, lost, onClose }: LaterProps) => {
  const fallback = (retry: () => void) => (
    <LostInPage text={lost} onRetry={() => void load().catch(anew()).then(retry, noop)} onClose={onClose} />
  )
  return (
    <PageBoundary fallback={fallback}>
      <Suspense>{children}</Suspense>
    </PageBoundary>
  )
}

const useDetails = () => {
  const quoting = useQuoting()
  const [of, setOf] = useState<string>()
  const select = useCallback((id: string | undefined) => {
    if (id !== undefined) fetchDetails()
    setOf(id)
  }, [])
  const open = useCallback(
    (id: string) => {
      quoting.detailsOpened()
      select(id)
    },
    [quoting, select]
  )
  return {
    of,
    select,
    open,
    close: () => {
      quoting.detailsClosed()
      setOf(undefined)
    }
  }
}

const OfferedPlans = ({ plans, search }: { readonly plans: ReadonlyArray<Plan>; readonly search: Search }) => {
  const { channel, copy, openDocument, switches } = useJourney()
  const [, go] = useLocation()
  const choosing = useChoosing()
  const shown = useDetails()
  const { clear, isTicked, tick } = useTicked(plans)
  const [mails, setMailing] = useState(false)
  const id = useId()
  const words = useWords(results)
  const { ask, detailsFailed, lead, list, mailFailed, notChosen, note, regionLabel, share } = words
  const choose = useCallback(
    (plan: string) => void choosing.choose(plan, unlessNavigated(go), unlessNavigated(openDocument)),
    [choosing, go, openDocument]
  )
  const mail = useCallback(
    (plan: string, on: boolean) => {
      void MailQuote()
      setMailing(true)
      tick(plan, on)
    },
    [tick]
  )
  const passengers = search.trip.ages.length
  const cards = useMemo(
    () => presentPlans(plans, passengers, channel, copy, words),
    [plans, passengers, channel, copy, words]
  )
  return (
    <>
      <PlanList
        id={id}
        label={regionLabel}
        {...presentResults(search, channel, copy, words)}
        plans={cards.map((card) => ({
          ...card,
          buying: choosing.busy.value === card.id,
          onBuy: choose,
          onNearBuy: choosing.preload,
          onDetails: shown.open,
          onNearDetails: fetchDetails,
          mailChecked: isTicked(card.id),
          onMail: mail
        }))}
        texts={list}
        aside={<CopyLink href={tripHref(search)} label={share.copy} done={share.copied} byHand={share.byHand} />}
        tool={
          <Button kind="ghost" size="small" onClick={() => shown.select("")}>
            {ask}
          </Button>
        }
        note={note}
        lead={lead}
      />
      {choosing.failed.value !== undefined && switches.now.value?.sale !== false && (
        <LostInPage text={notChosen} onRetry={() => choose(choosing.failed.value ?? "")} onClose={choosing.reset} />
      )}
      {choosing.over.value && (
        <Later lost={notChosen} load={SessionOver} onClose={choosing.reset}>
          <Part is={SessionOver} onClose={choosing.reset} />
        </Later>
      )}
      {shown.of !== undefined && (
        <Later lost={detailsFailed} load={PlanDetails} onClose={shown.close}>
          <Part
            is={PlanDetails}
            of={shown.of}
            onSelect={shown.select}
            onClose={shown.close}
            onChoose={(plan) => {
              shown.close()
              choose(plan)
            }}
          />
        </Later>
      )}
      {mails && (
        <Later
          lost={mailFailed}
          load={MailQuote}
          onClose={() => {
            clear()
            setMailing(false)
          }}
        >
          <Part
            is={MailQuote}
            plans={plans.filter((plan) => isTicked(String(plan.id)))}
            search={search}
            onClear={clear}
            backTo={id}
          />
        </Later>
      )}
    </>
  )
}

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
