import { type ReactNode, Suspense, useCallback, useEffect, useId, useMemo, useState } from "react"
import { useLocation } from "wouter"
import { late, noop, Part } from "../../browser/late"
import { Alert } from "../../components/Alert/Alert"
import { Button } from "../../components/Button/Button"
import { CopyLink } from "../../components/CopyLink/CopyLink"
import { EmptyState } from "../../components/EmptyState/EmptyState"
import { PageBoundary } from "../../components/PageBoundary/PageBoundary"
import { PlanList } from "../../components/PlanList/PlanList"
import { results } from "../../copy/results"
import type { Plan } from "../../core/quote/plan"
import type { QuoteFailure } from "../../core/quote/QuoteApi"
import { offerIn } from "../../core/quote/quotingState"
import type { NotQuotable } from "../../core/quote/requestQuotes"
import type { Search } from "../../core/trip/search"
import type { Broken } from "../../core/useCases/runtime"
import { anew } from "../../hydration/lost"
import { useQuoting } from "../../journey/quote/quoting"
import { useChoosing, useOtherTrip, useTicked } from "../../journey/quote/useChoosing"
import { useJourney, useWords } from "../../journey/useJourney"
import { useRead } from "../../journey/useRead"
import { PhoneLinks } from "../shell/PhoneLinks"
import { unlessNavigated } from "../shell/unlessNavigated"
import { goOnFromPage } from "../shell/useNavigation"
import { LostInPage } from "./LostInPage"
import { presentPlans, presentResults, tripHref } from "./presentPlans"

const PlanDetails = late(async () => (await import("./PlanDetails")).PlanDetails)
const SessionOver = late(async () => (await import("./SessionOver")).SessionOver)
const MailQuote = late(async () => (await import("./MailQuote")).MailQuote)
const SendPlans = late(async () => (await import("./SendPlans")).SendPlans)

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

/** Opening and closing the details of the plans is reported (CM-04). */
const useDetails = () => {
  const { track } = useJourney()
  const [of, setOf] = useState<string>()
  const select = useCallback((id: string | undefined) => {
    if (id !== undefined) fetchDetails()
    setOf(id)
  }, [])
  const open = useCallback(
    (id: string) => {
      track({ name: "select_content", item: "ver detalles" })
      select(id)
    },
    [track, select]
  )
  return {
    of,
    select,
    open,
    close: () => {
      track({ name: "select_content", item: "cerrar" })
      setOf(undefined)
    }
  }
}

const OfferedPlans = ({ plans, search }: { readonly plans: ReadonlyArray<Plan>; readonly search: Search }) => {
  const { channel, copy, openDocument, switches } = useJourney()
  const [, go] = useLocation()
  const choosing = useChoosing()
  const chosen = useRead(choosing.now)
  const isOnSale = useRead(switches.now)?.sale !== false
  const shown = useDetails()
  const { clear, isTicked, tick } = useTicked(plans)
  const [mails, setMailing] = useState(false)
  const [sends, setSending] = useState(false)
  const id = useId()
  const words = useWords(results)
  const { ask, detailsFailed, lead, list, mailFailed, note, regionLabel, sendFailed, sessionOver, share } = words
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
          buying: chosen.is === "busy" && chosen.plan === card.id,
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
        action={
          <Button kind="line" icon="whatsapp-logo" onClick={() => setSending(true)}>
            {share.send}
          </Button>
        }
        note={note}
        lead={lead}
      />
      {chosen.is === "failed" && isOnSale && (
        <LostInPage
          text={words[chosen.why]}
          onRetry={chosen.why === "noCard" ? undefined : () => choose(chosen.plan)}
          onClose={choosing.reset}
        />
      )}
      {chosen.is === "sessionOver" && (
        <Later lost={sessionOver} load={SessionOver} onClose={choosing.reset}>
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
      {sends && (
        <Later lost={sendFailed} load={SendPlans} onClose={() => setSending(false)}>
          <Part is={SendPlans} plans={plans} search={search} onClose={() => setSending(false)} />
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

/** Undefined where a modal shows the reason, or the failure is silent (CL-03). */
export const presentFailure = (error: QuoteFailure | NotQuotable | Broken, words: typeof results) => {
  if (error._tag === "NotQuotable") return undefined
  const said = error._tag === "QuoteDeclined" || error._tag === "QuoteRefused" ? error.message : undefined
  if (said) return { title: words.declined, text: said }
  return { title: words.failed.title, text: words.failed.text }
}

const QuoteFailed = () => {
  const words = useWords(results)
  const { quote, send } = useQuoting()
  const now = useRead(quote)
  const cancelled = now.is === "stopped"
  const failure =
    now.is === "failed"
      ? presentFailure(now.error, words)
      : cancelled && { title: words.givenUp, text: words.failed.text }
  useEffect(() => {
    if (cancelled && document.activeElement === document.body) goOnFromPage()
  }, [cancelled])
  if (!failure) return null
  const others = offerIn(now)?.plans.length
  const again = () => {
    send({ is: "retried" })
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
 * empty state does not (QB-14). `onEdit`: the visitor presses to change the trip.
 */
export const PlansOnOffer = ({ onEdit }: { readonly onEdit: () => void }) => {
  const { empty, invited, otherTrip } = useWords(results)
  const quote = useRead(useQuoting().quote)
  const isForAnotherTrip = useOtherTrip()
  const offer = offerIn(quote)
  const none = offer?.plans.length === 0 && quote.is !== "failed"
  return (
    <>
      {quote.is === "invited" && <Alert kind="info">{invited}</Alert>}
      <QuoteFailed />
      {none && (
        <EmptyState
          kind="empty"
          title={empty.title}
          text={empty.text}
          phones={<PhoneLinks />}
          actions={<Button onClick={onEdit}>{empty.edit}</Button>}
        />
      )}
      {offer && offer.plans.length > 0 && (
        <>
          {isForAnotherTrip && <Alert kind="warn">{otherTrip}</Alert>}
          <OfferedPlans plans={offer.plans} search={offer.search} />
        </>
      )}
    </>
  )
}
