import type { ReactNode } from "react"
import styles from "./PageBody.module.css"

/** The middle of a page: as wide as its text reads well. */
export const PageBody = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.PageBody}>
    <div className={styles.inner} data-wrap data-stack>
      {children}
    </div>
  </div>
)
