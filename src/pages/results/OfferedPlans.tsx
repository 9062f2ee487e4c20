import { type ReactNode, Suspense, useCallback, useId, useMemo, useState } from "react"
import { useLocation } from "wouter"
import { Button } from "../../components/Button/Button"
import { CopyLink } from "../../components/CopyLink/CopyLink"
import { PageBoundary } from "../../components/PageBoundary/PageBoundary"
import { PlanList } from "../../components/PlanList/PlanList"
import { results } from "../../copy/results"
import type { Plan } from "../../core/quote/plan"
import type { Search } from "../../core/trip/search"
import { late, orAnew, Part } from "../../hydration/late"
import { useQuoting } from "../../journey/quote/quoting"
import { useChoosing, useTicked } from "../../journey/quote/useChoosing"
import { useJourney, useWords } from "../../journey/useJourney"
import { unlessNavigated } from "../shell/unlessNavigated"
import { LostInPage } from "./LostInPage"
import { presentPlans, presentResults, tripHref } from "./presentPlans"

const PlanDetails = late(async () => (await import("./PlanDetails")).PlanDetails)
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
    <LostInPage text={lost} onRetry={() => void orAnew(load()).then(retry, noop)} onClose={onClose} />
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

export const OfferedPlans = ({ plans, search }: { readonly plans: ReadonlyArray<Plan>; readonly search: Search }) => {
  const { channel, copy, switches } = useJourney()
  const [, go] = useLocation()
  const choosing = useChoosing()
  const shown = useDetails()
  const { clear, isTicked, tick } = useTicked(plans)
  const [mails, setMailing] = useState(false)
  const id = useId()
  const words = useWords(results)
  const { ask, detailsFailed, lead, list, mailFailed, notChosen, note, regionLabel, share } = words
  const { openDocument } = useJourney()
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
