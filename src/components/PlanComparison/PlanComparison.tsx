import { Tabs } from "@base-ui/react/tabs"
import { Button } from "../Button/Button"
import { Dialog } from "../Dialog/Dialog"
import { BenefitTable } from "./BenefitTable"
import styles from "./PlanComparison.module.css"
import { PlanTabs } from "./PlanTabs"

/** One plan to look into; benefits in the order to show them. */
export type ComparedPlan = {
  readonly id: string
  readonly title: string
  readonly coverage: string
  /** What it costs, in the foot: `12 cuotas sin interés de` and `$ 15.555,00`. */
  readonly instalment?: { readonly label: string; readonly price: string } | undefined
  readonly benefits: readonly { readonly description: string; readonly detail: string }[]
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
}

export type PlanComparisonProps = {
  readonly title: string
  /** The trip that the plans are for, under the title. */
  readonly lead?: string | undefined
  readonly open: boolean
  readonly onClose: () => void
  readonly plans: readonly ComparedPlan[]
  /** The id of the plan whose tab is active. */
  readonly selected: string
  readonly onSelect: (id: string) => void
  readonly onChoose: (id: string) => void
  readonly words: PlanComparisonWords
}

/** From this many benefits on, a table fills the dialog, whichever its plan: changing tabs must not move them. */
const many = 8

/** A modal with a tab a plan and the active plan's benefits in a table (`2§2`). Arrow keys move between tabs. */
export const PlanComparison = (props: PlanComparisonProps) => {
  const { title, lead, open, onClose, plans, selected, onSelect, words } = props
  const length = plans.some(({ benefits }) => benefits.length > many) ? "many" : "few"
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
        className={styles.PlanComparison}
        data-length={length}
        value={selected}
        onValueChange={(id: string) => onSelect(id)}
      >
        <div className={styles.tabs}>
          <PlanTabs plans={plans} selected={selected} label={words.tabsLabel} />
        </div>
        {plans.map(({ id, benefits }) => (
          <Tabs.Panel key={id} value={id} className={styles.panel}>
            {benefits.length > 0 ? <BenefitTable benefits={benefits} {...words} /> : <p>{words.none}</p>}
          </Tabs.Panel>
        ))}
      </Tabs.Root>
    </Dialog>
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
