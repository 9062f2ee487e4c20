import type { ReactNode } from "react"
import styles from "./VisuallyHidden.module.css"

/** Words that only screen readers get, where eyes see them in another way. */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.VisuallyHidden}>{children}</span>
)
