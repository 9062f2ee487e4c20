import type { ReactNode } from "react"
import styles from "./FieldRow.module.css"

export type FieldRowProps = {
  /** halves: two alike · thirds: up to three alike · wide: a long one and a short one */
  readonly columns: "halves" | "thirds" | "wide"
  readonly children: ReactNode
}

/** Fields side by side, as many as the card they are in has room for; one under the other on a phone. */
export const FieldRow = ({ columns, children }: FieldRowProps) => (
  <div className={styles.FieldRow}>
    <div className={styles.fields} data-columns={columns}>
      {children}
    </div>
  </div>
)
