import type { ReactNode } from "react"
import styles from "./Unseen.module.css"

/** Words that only screen readers get, where eyes see them in another way. */
export const Unseen = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.Unseen}>{children}</span>
)
