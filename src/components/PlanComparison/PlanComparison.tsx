import { Tabs } from "@base-ui/react/tabs"
import { useRef } from "react"
import { flushSync } from "react-dom"
import { Button } from "../Button/Button"
import { Dialog } from "../Dialog/Dialog"
import { BenefitTable } from "./BenefitTable"
import { DifferencesTable } from "./DifferencesTable"
import { DifferencesTools } from "./DifferencesTools"
import styles from "./PlanComparison.module.css"
import { PlanTabs } from "./PlanTabs"
import { useDifferences } from "./useDifferences"

/** One plan to look into; benefits in the order to show them. */
export type ComparedPlan = {
  readonly id: string
  readonly title: string
  readonly coverage: string
  /** What the provider says of it at length. */
  readonly description?: string | undefined
  /** What it costs, in the foot: `12 cuotas sin interés de` and `$ 15.555,00`. */
  readonly instalment?: { readonly label: string; readonly price: string } | undefined
  readonly benefits: readonly { readonly description: string; readonly detail: string }[]
}

/** A benefit of any of the plans; what each says of it in the order of the plans, undefined where one does not have it. */
export type ComparedBenefit = {
  readonly description: string
  readonly details: readonly (string | undefined)[]
}

/** The words of the side-by-side (OU-16). */
export type DifferencesWords = {
  /** Turns it on and off: `Ver diferencias` */
  readonly show: string
  /** Leaves out what is alike. */
  readonly only: string
  /** `Comparar con`, the button that puts the chosen one there, and what it then says. */
  readonly with: string
  readonly add: string
  readonly added: (plan: string) => string
  /** Names the button that takes a plan out. */
  readonly remove: (plan: string) => string
  /** The same as the first plan: `Igual` */
  readonly equal: string
  /** The plan does not have it. */
  readonly absent: string
  /** Said after a benefit that differs, for who does not see the mark. */
  readonly different: string
  /** In the place of a table that would have no rows. */
  readonly none: string
}

export type PlanComparisonWords = {
  /** Names the cross. */
  readonly close: string
  /** `VOLVER` */
  readonly back: string
  /** `SELECCIONAR PLATINUM` */
  readonly choose: (plan: string) => string
  /** The heads of the two columns. */
  readonly benefit: string
  readonly detail: string
  /** Names the row of tabs. */
  readonly tabsLabel: string
  /** In the place of a table that would have no rows. */
  readonly none: string
  readonly differences: DifferencesWords
}

export type PlanComparisonProps = {
  readonly title: string
  /** The trip that the plans are for, under the title. */
  readonly lead?: string | undefined
  readonly open: boolean
  readonly onClose: () => void
  readonly plans: ReadonlyArray<ComparedPlan>
  /** All that any of them covers, in the order to show it side by side. */
  readonly rows: ReadonlyArray<ComparedBenefit>
  /** The id of the plan whose tab is active. */
  readonly selected: string
  readonly onSelect: (id: string) => void
  readonly onChoose: (id: string) => void
  readonly words: PlanComparisonWords
}

/** From this many benefits on, a table fills the dialog, whichever its plan: changing tabs must not move them. */
const many = 8

/**
 * A modal with a tab a plan and the active plan's benefits in a table (CM-01). Arrow keys move between tabs. On demand up to
 * three others stand beside the active plan, with what differs marked (OU-16).
 */
export const PlanComparison = (props: PlanComparisonProps) => {
  const { title, lead, open, onClose, plans, selected, onSelect, words } = props
  const differences = useDifferences(plans, selected)
  const root = useRef<HTMLDivElement>(null)
  const adding = useRef<HTMLSelectElement>(null)
  const length = plans.some(({ benefits }) => benefits.length > many) ? "many" : "few"
  const addable = plans.filter(({ id }) => differences.addable.includes(id))
  const add = (id: string) => {
    flushSync(() => differences.add(id))
    if (adding.current) return
    // there is nothing more to add: the keyboard goes on from the new column
    const column = root.current?.querySelector<HTMLElement>(`th[data-plan="${CSS.escape(id)}"] button`)
    ;(column ?? root.current?.querySelector<HTMLElement>("[aria-pressed]"))?.focus()
  }
  return (
    <Dialog
      title={title}
      lead={lead}
      open={open}
      onClose={onClose}
      closeLabel={words.close}
      size="wide"
      actions={<Actions {...props} />}
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
            {differences.possible && (
              <DifferencesTools {...{ ...differences, addable, add }} words={words.differences} ref={adding} />
            )}
            <Benefits {...props} of={id} {...differences} onRemoved={() => adding.current?.focus()} />
          </Tabs.Panel>
        ))}
      </Tabs.Root>
    </Dialog>
  )
}

type BenefitsProps = Pick<PlanComparisonProps, "plans" | "rows" | "words"> &
  Pick<ReturnType<typeof useDifferences>, "on" | "only" | "shown" | "remove"> & {
    readonly of: string
    readonly onRemoved: () => void
  }

/** What the plan of a tab covers: alone, or beside others. */
const Benefits = ({ plans, rows, words, of, on, only, shown, remove, onRemoved }: BenefitsProps) => {
  const { benefits = [], description } = plans.find(({ id }) => id === of) ?? {}
  if (!on)
    return (
      <>
        {description && <p>{description}</p>}
        {benefits.length > 0 ? <BenefitTable benefits={benefits} {...words} /> : <p>{words.none}</p>}
      </>
    )
  const columns = shown.map((id) => plans.findIndex((plan) => plan.id === id))
  const onRemove = (id: string) => {
    // the choice comes back with the free place when four were shown
    flushSync(() => remove(id))
    onRemoved()
  }
  return (
    <DifferencesTable
      plans={columns.flatMap((index) => plans[index] ?? [])}
      rows={rows.map(({ description, details }) => ({ description, details: columns.map((index) => details[index]) }))}
      benefit={words.benefit}
      only={only}
      onRemove={onRemove}
      words={words.differences}
    />
  )
}

const Actions = ({ plans, selected, words, onClose, onChoose }: PlanComparisonProps) => {
  const plan = plans.find(({ id }) => id === selected)
  return (
    <div className={styles.actions}>
      {plan?.instalment && (
        <p className={styles.instalment}>
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
