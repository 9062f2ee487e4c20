import type { ReactNode } from "react"
import styles from "./FormCard.module.css"

/** Two short fields side by side, one under the other on a phone. */
export const FieldPair = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.pair}>{children}</div>
)
