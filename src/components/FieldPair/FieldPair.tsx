import type { ReactNode } from "react"
import styles from "./FieldPair.module.css"

/** Two fields side by side, on windows from 600 px. A FieldRow goes by its own width instead. */
export const FieldPair = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.FieldPair}>{children}</div>
)
