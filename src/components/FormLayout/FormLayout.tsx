import type { ReactNode } from "react"
import styles from "./FormLayout.module.css"

export type FormLayoutProps = {
  /**
   * hero: the form overlaps a slim hero, and comes first on a phone · header: under a solid header,
   * after the aside
   */
  readonly under: "hero" | "header"
  readonly aside: ReactNode
  readonly children: ReactNode
}

/** A form on the right; on the left, what the visitor should know before filling it in. */
export const FormLayout = ({ under, aside, children }: FormLayoutProps) => (
  <div className={styles.FormLayout} data-under={under}>
    <div className={styles.inner}>
      {under === "header" && <div className={styles.aside}>{aside}</div>}
      <div className={styles.form}>{children}</div>
      {under === "hero" && <div className={styles.aside}>{aside}</div>}
    </div>
  </div>
)
