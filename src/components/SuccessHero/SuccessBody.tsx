import type { ReactNode } from "react"
import styles from "./SuccessHero.module.css"

export const SuccessBody = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.body}>{children}</div>
)
