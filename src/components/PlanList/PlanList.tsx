import type { ReactNode } from "react"
import type { PlanCardProps } from "../PlanCard/PlanCard"
import { LoadedPlans, type PlanListTexts } from "./LoadedPlans"
import styles from "./PlanList.module.css"

export type PlanListProps = {
  /** Lets the focus come back to the list. */
  readonly id?: string | undefined
  /** Accessible name. */
  readonly label: string
  readonly title: string
  /** The trip in a few words, after the number of plans. */
  readonly facts?: ReadonlyArray<string> | undefined
  readonly plans: ReadonlyArray<PlanCardProps>
  readonly texts: PlanListTexts
  /** Under the facts, such as a CopyLink. */
  readonly aside?: ReactNode
  /** Beside the controls, such as a button that asks. */
  readonly tool?: ReactNode
  /** Small print below the plans. */
  readonly note?: string | undefined
  /** A sentence below the plans. */
  readonly lead?: string | undefined
}

/** The plans on offer: a row of cards to leaf through, or all at once and sorted. */
export const PlanList = ({ id, label, title, facts, plans, texts, aside, tool, note, lead }: PlanListProps) => (
  <section id={id} tabIndex={id === undefined ? undefined : -1} className={styles.PlanList} aria-label={label}>
    <LoadedPlans key={plans.map(({ id }) => id).join()} {...{ title, facts, plans, texts, aside, tool }} />
    {lead && (
      <p className={styles.note} data-lead>
        {lead}
      </p>
    )}
    {note && <p className={styles.note}>{note}</p>}
  </section>
)
