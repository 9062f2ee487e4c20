import type { ReactNode } from "react"
import styles from "./FieldRow.module.css"

export type FieldRowProps = {
  readonly columns: "halves" | "thirds" | "wide"
  readonly children: ReactNode
}

export const FieldRow = ({ columns, children }: FieldRowProps) => (
  <div className={styles.FieldRow}>
    <div className={styles.fields} data-columns={columns}>
      {children}
    </div>
  </div>
)
