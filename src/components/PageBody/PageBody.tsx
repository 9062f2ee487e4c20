import type { ReactNode } from "react"
import styles from "./PageBody.module.css"

/** The ground under a slim hero: what stands first on it overlaps the hero, the rest follows below. */
export const PageBody = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.PageBody}>
    <div className={styles.inner}>{children}</div>
  </div>
)
