import type { ReactNode } from "react"
import styles from "./FormLayout.module.css"

export type FormLayoutProps = {
  readonly under: "hero" | "header"
  readonly aside: ReactNode
  readonly children: ReactNode
}

export const FormLayout = ({ under, aside, children }: FormLayoutProps) => (
  <div className={styles.FormLayout} data-under={under}>
    <div className={styles.inner}>
      {under === "header" && <div className={styles.aside}>{aside}</div>}
      <div className={styles.form}>{children}</div>
      {under === "hero" && <div className={styles.aside}>{aside}</div>}
    </div>
  </div>
)
