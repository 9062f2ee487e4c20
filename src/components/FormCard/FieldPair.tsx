import type { ReactNode } from "react"
import styles from "./FormCard.module.css"

export const FieldPair = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.pair}>{children}</div>
)
