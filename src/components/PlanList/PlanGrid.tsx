import type { Ref } from "react"
import { PlanCard, type PlanCardProps } from "../PlanCard/PlanCard"
import styles from "./PlanGrid.module.css"

/**
 * all: wraps into rows · row: one row that scrolls sideways. Plans that arrive rise one after the
 * other, in sight and ready from the start.
 */
export const PlanGrid = ({
  plans,
  kind = "all",
  arrives,
  ref
}: {
  readonly plans: ReadonlyArray<PlanCardProps>
  readonly kind?: "all" | "row"
  readonly arrives?: boolean
  readonly ref?: Ref<HTMLUListElement>
}) => (
  <ul ref={ref} className={styles.PlanGrid} data-kind={kind} data-arrives={arrives}>
    {plans.map((plan) => (
      <li key={plan.id} className={styles.item} data-stack>
        <PlanCard {...plan} />
      </li>
    ))}
  </ul>
)
