import type { ReactNode } from "react"
import type { PlanCardProps } from "../PlanCard/PlanCard"
import { LoadedPlans, type PlanListTexts } from "./LoadedPlans"
import styles from "./PlanList.module.css"

export type PlanListProps = {
  /** Target for a focus that another element lost. */
  readonly id?: string | undefined
  readonly label: string
  readonly title: string
  readonly subtitle?: string | undefined
  /** In display order. The page handles an empty list (`RS-16`). */
  readonly plans: ReadonlyArray<PlanCardProps>
  readonly texts: PlanListTexts
  readonly aside?: ReactNode
  /** A button before the list's own controls. */
  readonly tool?: ReactNode
  readonly note?: string | undefined
  /** The lead of the page's hero, which a phone shows here instead. */
  readonly lead?: string | undefined
}

/** The plans on offer, as a carousel with arrows or a full grid (RS-01, RS-17). */
export const PlanList = ({ id, label, title, subtitle, plans, texts, aside, tool, note, lead }: PlanListProps) => (
  <section id={id} tabIndex={id === undefined ? undefined : -1} className={styles.PlanList} aria-label={label}>
    <LoadedPlans key={plans.map(({ id }) => id).join()} {...{ title, subtitle, plans, texts, aside, tool }} />
    {lead && (
      <p className={styles.note} data-lead>
        {lead}
      </p>
    )}
    {note && <p className={styles.note}>{note}</p>}
  </section>
)
