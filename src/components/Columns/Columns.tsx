import type { ReactNode } from "react"
import styles from "./Columns.module.css"

export type ColumnsProps = {
  /** Side of the narrow column. */
  readonly at: "start" | "end"
  /** The narrow column. */
  readonly aside: ReactNode
  /** The wide column. */
  readonly children: ReactNode
}

/** A main column with a narrow one beside it; on a phone one follows the other. */
export const Columns = ({ at, aside, children }: ColumnsProps) => (
  <div className={styles.Columns} data-stack data-at={at}>
    {at === "start" && <div className={styles.aside}>{aside}</div>}
    <div className={styles.main}>{children}</div>
    {at === "end" && <div className={styles.aside}>{aside}</div>}
  </div>
)
