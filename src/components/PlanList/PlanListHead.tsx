import type { ReactNode } from "react"
import styles from "./PlanListHead.module.css"

export type PlanListHeadProps = {
  readonly title: string
  readonly subtitle?: string | undefined
  /** `5 planes` */
  readonly count?: string | undefined
  /** What acts on the list, at the end of the line. */
  readonly children?: ReactNode
}

/** The heading of a list of plans: what it is for, how many there are, and its controls. */
export const PlanListHead = ({ title, subtitle, count, children }: PlanListHeadProps) => (
  <header className={styles.PlanListHead}>
    <div className={styles.words}>
      <h2>{title}</h2>
      <p className={styles.facts}>
        {count && <span>{count}</span>}
        {count && subtitle && " · "}
        {subtitle && <span>{subtitle}</span>}
      </p>
    </div>
    {children && <div className={styles.controls}>{children}</div>}
  </header>
)
