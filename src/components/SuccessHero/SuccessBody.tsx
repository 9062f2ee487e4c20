import type { ReactNode } from "react"
import styles from "./SuccessHero.module.css"

/** The content under a SuccessHero. Its first child overlaps the landscape. */
export const SuccessBody = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.body}>{children}</div>
)
