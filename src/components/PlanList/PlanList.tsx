import type { ReactNode } from "react"
import type { PlanCardProps } from "../PlanCard/PlanCard"
import { LoadedPlans, type PlanListTexts } from "./LoadedPlans"
import styles from "./PlanList.module.css"

export type PlanListProps = {
  readonly id?: string | undefined
  readonly label: string
  readonly title: string
  readonly facts?: ReadonlyArray<string> | undefined
  readonly plans: ReadonlyArray<PlanCardProps>
  readonly texts: PlanListTexts
  readonly aside?: ReactNode
  readonly tool?: ReactNode
  readonly note?: string | undefined
  readonly lead?: string | undefined
}

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
