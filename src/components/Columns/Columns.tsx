import type { ReactNode } from "react"
import styles from "./Columns.module.css"

export type ColumnsProps = {
  readonly at: "start" | "end"
  readonly aside: ReactNode
  readonly children: ReactNode
}

export const Columns = ({ at, aside, children }: ColumnsProps) => (
  <div className={styles.Columns} data-at={at}>
    {at === "start" && <div className={styles.aside}>{aside}</div>}
    <div className={styles.main}>{children}</div>
    {at === "end" && <div className={styles.aside}>{aside}</div>}
  </div>
)
