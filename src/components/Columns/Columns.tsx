import type { ReactNode } from "react"
import styles from "./Columns.module.css"

/** A wide column and a narrow one beside it, one under the other on narrow screens. */
export type ColumnsProps = {
  /** start: contents, before the rest · end: what goes with the rest, after it */
  readonly at: "start" | "end"
  readonly aside: ReactNode
  readonly children: ReactNode
}

/** Two columns from 1024 px; the narrow one stays in view while one scrolls. */
export const Columns = ({ at, aside, children }: ColumnsProps) => (
  <div className={styles.Columns} data-at={at}>
    {at === "start" && <div className={styles.aside}>{aside}</div>}
    <div className={styles.main}>{children}</div>
    {at === "end" && <div className={styles.aside}>{aside}</div>}
  </div>
)
