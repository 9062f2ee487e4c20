import type { ReactNode } from "react"
import type { PlanCardProps } from "../PlanCard/PlanCard"
import { PlanSkeleton } from "../PlanSkeleton/PlanSkeleton"
import { LoadedPlans, type PlanListTexts } from "./LoadedPlans"
import styles from "./PlanList.module.css"
import { PlanListHead } from "./PlanListHead"

export type PlanListProps = {
  /** Where a focus that was lost beside the list may go on. */
  readonly id?: string | undefined
  /** The region's name: `Planes`. */
  readonly label: string
  readonly title: string
  readonly subtitle?: string | undefined
  /** In the order to show; undefined while they are on their way. An empty list is the page's to tell (`RS-16`). */
  readonly plans: ReadonlyArray<PlanCardProps> | undefined
  readonly texts: PlanListTexts
  /** What goes with the plans that have arrived, under their heading. */
  readonly aside?: ReactNode
  /** What holds for all of them, said under the list. */
  readonly note?: string | undefined
}

/** The plans on offer in a region of their own: a carousel with arrows, or all of them in a plain list (RS-01, RS-17). */
export const PlanList = ({ id, label, title, subtitle, plans, texts, aside, note }: PlanListProps) => (
  <section
    id={id}
    tabIndex={id === undefined ? undefined : -1}
    className={styles.PlanList}
    aria-label={label}
    aria-busy={plans === undefined || undefined}
  >
    {plans ? (
      <LoadedPlans key={plans.map(({ id }) => id).join()} {...{ title, subtitle, plans, texts, aside }} />
    ) : (
      <>
        <PlanListHead title={title} subtitle={subtitle} />
        <PlanSkeleton label={texts.loading} />
      </>
    )}
    {plans && note && <p className={styles.note}>{note}</p>}
  </section>
)
