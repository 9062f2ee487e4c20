import type { ReactNode } from "react"
import type { PlanCardProps } from "../PlanCard/PlanCard"
import { PlanSkeleton } from "../PlanSkeleton/PlanSkeleton"
import { LoadedPlans, type PlanListTexts } from "./LoadedPlans"
import styles from "./PlanList.module.css"
import { PlanListHead } from "./PlanListHead"

export type PlanListProps = {
  /** Target for a focus that another element lost. */
  readonly id?: string | undefined
  readonly label: string
  readonly title: string
  readonly subtitle?: string | undefined
  /** In display order; undefined while loading. The page handles an empty list (`RS-16`). */
  readonly plans: ReadonlyArray<PlanCardProps> | undefined
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
  <section
    id={id}
    tabIndex={id === undefined ? undefined : -1}
    className={styles.PlanList}
    aria-label={label}
    aria-busy={plans === undefined || undefined}
  >
    {plans ? (
      <LoadedPlans key={plans.map(({ id }) => id).join()} {...{ title, subtitle, plans, texts, aside, tool }} />
    ) : (
      <>
        <PlanListHead title={title} subtitle={subtitle} />
        <PlanSkeleton label={texts.loading} />
      </>
    )}
    {plans && lead && (
      <p className={styles.note} data-lead>
        {lead}
      </p>
    )}
    {plans && note && <p className={styles.note}>{note}</p>}
  </section>
)
