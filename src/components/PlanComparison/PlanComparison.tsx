import { Tabs } from "@base-ui/react/tabs"
import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react"
import { flushSync } from "react-dom"
import { Button } from "../Button/Button"
import { Dialog } from "../Dialog/Dialog"
import { IconButton } from "../IconButton/IconButton"
import { Menu } from "../Menu/Menu"
import { BenefitTable } from "./BenefitTable"
import type { ComparedPlan, PlanComparisonProps, SaidDifference } from "./compared"
import differenceLines from "./DifferenceLines.module.css"
import { DifferencesTable } from "./DifferencesTable"
import { DifferencesTools } from "./DifferencesTools"
import styles from "./PlanComparison.module.css"
import planTabs from "./PlanTabs.module.css"
import { keyed, useDifferences } from "./useDifferences"

/** What the sentences say of the plans beside the first, which is the reference. */
const saidOf = (
  [from, ...others]: ReadonlyArray<ComparedPlan>,
  difference: PlanComparisonProps["difference"]
): ReadonlyArray<SaidDifference> =>
  others.flatMap((to) => {
    const says = from && difference(from.id, to.id)
    return says ? [{ from, to, says }] : []
  })

const amounts = /([+−]?USD [\d.]*\d)/

/** Breaks no line inside an amount. */
const unbroken = (says: string) =>
  keyed(
    says.split(amounts).map((part) => ({ part })),
    ({ part }) => part
  ).map(({ key, part }) => (
    <span key={key} className={amounts.test(part) ? differenceLines.amount : undefined}>
      {part}
    </span>
  ))

type DifferenceLinesProps = {
  readonly said: ReadonlyArray<SaidDifference>
  /** Each sentence names its plan: there are several. */
  readonly named: boolean
}

/** For each plan beside the first, a sentence on what it gives for its price, if there is one. */
const DifferenceLines = ({ said, named }: DifferenceLinesProps) => {
  if (said.length === 0) return null
  return (
    <div className={differenceLines.DifferenceLines}>
      <ul className={differenceLines.lines} data-stack>
        {said.map(({ says, to }) => (
          <li key={to.id}>
            {named && (
              <>
                <strong>{to.title}</strong> ·{" "}
              </>
            )}
            {unbroken(says)}
          </li>
        ))}
      </ul>
    </div>
  )
}

type PlanTabsProps = {
  readonly plans: readonly { readonly id: string; readonly title: string; readonly coverage: string }[]
  readonly selected: string
  readonly label: string
}

const PlanTabs = ({ plans, selected, label }: PlanTabsProps) => {
  const row = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // Base UI registers a tab's position after the whole commit, and focus needs that position. A
    // microtask still runs before any input.
    queueMicrotask(() => row.current?.querySelector<HTMLElement>("[aria-selected=true]")?.focus())
  }, [])
  useEffect(() => {
    const active = row.current?.querySelector(`[data-plan="${CSS.escape(selected)}"]`)
    active?.scrollIntoView({ block: "nearest", inline: "nearest" })
  }, [selected])
  return (
    <Tabs.List ref={row} className={planTabs.PlanTabs} aria-label={label} activateOnFocus>
      {plans.map(({ id, title, coverage }) => (
        <Tabs.Tab key={id} value={id} className={planTabs.tab} data-text data-plan={id}>
          {title} <small className={planTabs.coverage}>{coverage}</small>
        </Tabs.Tab>
      ))}
    </Tabs.List>
  )
}

/**
 * With more benefits than this in any plan, every table fills the dialog, so that the tabs stay put
 * from one to the next.
 */
const many = 8

/**
 * A modal with one tab per plan and the active plan's benefits (CM-01). From 600 px the next
 * plan stands beside it; on demand up to three do, with the differences marked (OU-16).
 */
export const PlanComparison = (props: PlanComparisonProps) => {
  const { title, lead, open, onClose, plans, selected, onSelect, ask, words } = props
  const differences = useDifferences(plans, selected)
  const root = useRef<HTMLDivElement>(null)
  const adding = useRef<HTMLDivElement>(null)
  const length = plans.some(({ benefits }) => benefits.length > many) ? "many" : "few"
  const { addable } = differences
  const beside = differences.on ? differences.shown : []
  const said = saidOf(
    beside.flatMap((id) => plans.find((plan) => plan.id === id) ?? []),
    props.difference
  )
  const onAdd = (id: string) => {
    flushSync(() => differences.add(id))
    // The new column's list, for another plan.
    root.current?.querySelector<HTMLElement>("th:last-child :is(select, button)")?.focus()
  }
  return (
    <Dialog
      title={title}
      lead={lead}
      open={open}
      onClose={onClose}
      closeLabel={words.close}
      size="wide"
      aside={
        differences.on &&
        addable.length > 0 && (
          <div ref={adding}>
            <Menu
              kind="line"
              icon="plus-bold"
              iconAfter={undefined}
              options={plans
                .filter(({ id }) => addable.includes(id))
                .map(({ id, title }) => ({ label: title, onPick: () => onAdd(id) }))}
            >
              {words.differences.add}
            </Menu>
          </div>
        )
      }
      actions={<Actions {...props} beside={differences.on} said={said} />}
    >
      <Tabs.Root
        ref={root}
        className={styles.PlanComparison}
        data-length={length}
        value={selected}
        onValueChange={(id: string) => onSelect(id)}
      >
        <div className={styles.tabs}>
          <PlanTabs plans={plans} selected={selected} label={words.tabsLabel} />
        </div>
        {plans.map(({ id }) => (
          <Tabs.Panel key={id} value={id} className={styles.panel}>
            {differences.possible && <DifferencesTools {...differences} ask={ask} words={words.differences} />}
            <Benefits
              {...props}
              of={id}
              {...differences}
              said={said}
              onRemoved={() => adding.current?.querySelector("button")?.focus()}
            />
          </Tabs.Panel>
        ))}
      </Tabs.Root>
    </Dialog>
  )
}

type BenefitsProps = Pick<PlanComparisonProps, "plans" | "rows" | "onChoose" | "ask" | "send" | "words"> &
  Pick<ReturnType<typeof useDifferences>, "on" | "only" | "shown" | "change" | "remove"> & {
    readonly of: string
    readonly said: ReadonlyArray<SaidDifference>
    readonly onRemoved: () => void
  }

const Benefits = (props: BenefitsProps) => {
  const { plans, words, of, on } = props
  const { benefits = [], description } = plans.find(({ id }) => id === of) ?? {}
  const about = description && <p>{description}</p>
  if (on && benefits.length > 0) return <Beside {...props}>{about}</Beside>
  return (
    <>
      {about}
      {benefits.length > 0 ? <BenefitTable benefits={benefits} {...words} /> : <p>{words.none}</p>}
    </>
  )
}

/** The shown plans beside each other. What the active plan says at length comes after them. */
const Beside = (props: BenefitsProps & { readonly children: ReactNode }) => {
  const { plans, rows, words, shown, ask, said, send } = props
  const canSend = send && said.length > 0
  const columns = shown.map((id) => plans.findIndex((plan) => plan.id === id))
  const onRemove = (id: string) => {
    // With four plans shown no button adds one. Rendering first brings it back, ready for the focus.
    flushSync(() => props.remove(id))
    props.onRemoved()
  }
  const compared = columns.flatMap((index) => plans[index] ?? [])
  return (
    <>
      <DifferenceLines said={said} named={compared.length > 2} />
      <DifferencesTable
        plans={compared}
        offered={plans}
        onChange={props.change}
        rows={rows.map(({ description, details }) => ({
          description,
          details: columns.map((index) => details[index])
        }))}
        benefit={words.benefit}
        only={props.only}
        onRemove={onRemove}
        onChoose={props.onChoose}
        words={words.differences}
      />
      {props.children}
      {(ask || canSend) && (
        <div className={styles.ask} data-cluster>
          {ask && (
            <Button kind="ghost" size="small" onClick={ask.onAsk}>
              {ask.label}
            </Button>
          )}
          {canSend && (
            <Button kind="ghost" size="small" icon="whatsapp-logo" onClick={() => send.onSend(said)}>
              {send.label}
            </Button>
          )}
        </div>
      )}
    </>
  )
}

type ActionsProps = PlanComparisonProps & {
  /** The columns' heads tell the prices. */
  readonly beside: boolean
  readonly said: ReadonlyArray<SaidDifference>
}

const Actions = ({ plans, selected, words, onClose, onChoose, beside, said, send }: ActionsProps) => {
  const plan = plans.find(({ id }) => id === selected)
  return (
    <div className={styles.actions} data-cluster data-beside={beside || undefined}>
      {plan?.instalment && (
        <p className={styles.instalment} data-note>
          {plan.instalment.label} <strong>{plan.instalment.price}</strong>
        </p>
      )}
      {send && said.length > 0 && (
        <span className={styles.send}>
          <IconButton kind="line" label={send.label} icon="whatsapp-logo" onClick={() => send.onSend(said)} />
        </span>
      )}
      <Button kind="line" onClick={onClose}>
        {words.back}
      </Button>
      {plan && <Button onClick={() => onChoose(plan.id)}>{words.choose(plan.title)}</Button>}
    </div>
  )
}
