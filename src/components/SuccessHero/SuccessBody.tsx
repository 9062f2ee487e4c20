import type { ReactNode } from "react"
import styles from "./SuccessHero.module.css"

/** The page under a SuccessHero: what stands first overlaps the landscape, the rest follows below. */
export const SuccessBody = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.body}>{children}</div>
)
