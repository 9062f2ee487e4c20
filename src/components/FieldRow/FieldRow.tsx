import type { ReactNode } from "react"
import styles from "./FieldRow.module.css"

export type FieldRowProps = {
  /** wide: the first field is twice as wide as the next */
  readonly columns: "halves" | "thirds" | "wide"
  readonly children: ReactNode
}

/** Fields side by side, as far as there is room. */
export const FieldRow = ({ columns, children }: FieldRowProps) => (
  <div className={styles.FieldRow}>
    <div className={styles.fields} data-stack data-columns={columns}>
      {children}
    </div>
  </div>
)
