import { Tabs } from "@base-ui/react/tabs"
import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react"
import { flushSync } from "react-dom"
import { Button } from "../Button/Button"
import { Dialog } from "../Dialog/Dialog"
import { Menu } from "../Menu/Menu"
import { BenefitTable } from "./BenefitTable"
import type { ComparedPlan, PlanComparisonProps } from "./compared"
import differenceLines from "./DifferenceLines.module.css"
import { DifferencesTable } from "./DifferencesTable"
import { DifferencesTools } from "./DifferencesTools"
import styles from "./PlanComparison.module.css"
import planTabs from "./PlanTabs.module.css"
import { keyed, useDifferences } from "./useDifferences"

type DifferenceLinesProps = Pick<PlanComparisonProps, "difference"> & {
  /** The first is the reference. */
  readonly plans: ReadonlyArray<ComparedPlan>
}

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

/**
 * For each plan beside the first, a sentence on what it gives for its price, if there is one. It
 * names the plan if there are several.
 */
const DifferenceLines = ({ plans: [first, ...others], difference }: DifferenceLinesProps) => {
  const lines = others.flatMap((plan) => {
    const says = first && difference(first.id, plan.id)
    return says ? [{ ...plan, says }] : []
  })
  if (lines.length === 0) return null
  return (
    <div className={differenceLines.DifferenceLines}>
      <ul className={differenceLines.lines} data-stack>
        {lines.map(({ id, title, says }) => (
          <li key={id}>
            {others.length > 1 && (
              <>
                <strong>{title}</strong> ·{" "}
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
        <Tabs.Tab key={id} value={id} className={planTabs.tab} data-plan={id}>
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
      actions={<Actions {...props} beside={differences.on} />}
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
              onRemoved={() => adding.current?.querySelector("button")?.focus()}
            />
          </Tabs.Panel>
        ))}
      </Tabs.Root>
    </Dialog>
  )
}

type BenefitsProps = Pick<PlanComparisonProps, "plans" | "rows" | "difference" | "onChoose" | "ask" | "words"> &
  Pick<ReturnType<typeof useDifferences>, "on" | "only" | "shown" | "change" | "remove"> & {
    readonly of: string
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
  const { plans, rows, words, shown, ask } = props
  const columns = shown.map((id) => plans.findIndex((plan) => plan.id === id))
  const onRemove = (id: string) => {
    // With four plans shown no button adds one. Rendering first brings it back, ready for the focus.
    flushSync(() => props.remove(id))
    props.onRemoved()
  }
  const compared = columns.flatMap((index) => plans[index] ?? [])
  return (
    <>
      <DifferenceLines plans={compared} difference={props.difference} />
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
      {ask && (
        <div className={styles.ask}>
          <Button kind="ghost" size="small" onClick={ask.onAsk}>
            {ask.label}
          </Button>
        </div>
      )}
    </>
  )
}

type ActionsProps = PlanComparisonProps & {
  /** The columns' heads tell the prices. */
  readonly beside: boolean
}

const Actions = ({ plans, selected, words, onClose, onChoose, beside }: ActionsProps) => {
  const plan = plans.find(({ id }) => id === selected)
  return (
    <div className={styles.actions} data-cluster data-beside={beside || undefined}>
      {plan?.instalment && (
        <p className={styles.instalment} data-note>
          {plan.instalment.label} <strong>{plan.instalment.price}</strong>
        </p>
      )}
      <Button kind="line" onClick={onClose}>
        {words.back}
      </Button>
      {plan && <Button onClick={() => onChoose(plan.id)}>{words.choose(plan.title)}</Button>}
    </div>
  )
}
