import { LoadedPlans, type LoadedPlansProps } from "./LoadedPlans"
import styles from "./PlanList.module.css"

export type PlanListProps = LoadedPlansProps & {
  /** Lets the focus come back to the list. */
  readonly id?: string | undefined
  /** Accessible name. */
  readonly label: string
  /** Small print below the plans. */
  readonly note?: string | undefined
  /** A sentence below the plans. */
  readonly lead?: string | undefined
}

/** The plans on offer: a row of cards to leaf through, or all at once and sorted. */
export const PlanList = ({ id, label, note, lead, ...loaded }: PlanListProps) => (
  <section id={id} tabIndex={id === undefined ? undefined : -1} className={styles.PlanList} aria-label={label}>
    <LoadedPlans key={loaded.plans.map(({ id }) => id).join()} {...loaded} />
    {lead && (
      <p className={styles.note} data-lead>
        {lead}
      </p>
    )}
    {note && <p className={styles.note}>{note}</p>}
  </section>
)
