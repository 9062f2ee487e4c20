import type { Ref } from "react"
import { PlanCard, type PlanCardProps } from "../PlanCard/PlanCard"
import styles from "./PlanGrid.module.css"

/** all: wraps into rows · row: one row that scrolls sideways */
export const PlanGrid = ({
  plans,
  kind = "all",
  ref
}: {
  readonly plans: ReadonlyArray<PlanCardProps>
  readonly kind?: "all" | "row"
  readonly ref?: Ref<HTMLUListElement>
}) => (
  <ul ref={ref} className={styles.PlanGrid} data-kind={kind}>
    {plans.map((plan) => (
      <li key={plan.id} className={styles.item}>
        <PlanCard {...plan} />
      </li>
    ))}
  </ul>
)
