import type { ReactNode } from "react"
import styles from "./PageBody.module.css"

export const PageBody = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.PageBody}>
    <div className={styles.inner}>{children}</div>
  </div>
)
