import type { ReactNode } from "react"
import styles from "./FormLayout.module.css"

export type FormLayoutProps = {
  /** hero: under a slim hero that the form overlaps, and first on a phone · plain: under a solid header, after what it is about */
  readonly under: "hero" | "header"
  /** What the form is about. */
  readonly aside: ReactNode
  readonly children: ReactNode
}

/** A form on the right, and on the left what one should know before filling it. */
export const FormLayout = ({ under, aside, children }: FormLayoutProps) => (
  <div className={styles.FormLayout} data-under={under}>
    <div className={styles.inner}>
      {under === "header" && <div className={styles.aside}>{aside}</div>}
      <div className={styles.form}>{children}</div>
      {under === "hero" && <div className={styles.aside}>{aside}</div>}
    </div>
  </div>
)
