import type { ReactNode } from "react"
import styles from "./FormLayout.module.css"

export type FormLayoutProps = {
  /** hero: the form overlaps the landscape above · header: the words come first */
  readonly under: "hero" | "header"
  /** The words, such as a FormIntro. */
  readonly aside: ReactNode
  /** A FormCard. */
  readonly children: ReactNode
}

/** A form beside the words that explain it; on a phone one follows the other. */
export const FormLayout = ({ under, aside, children }: FormLayoutProps) => (
  <div className={styles.FormLayout} data-under={under}>
    <div className={styles.inner} data-wrap data-stack>
      <div className={styles.aside}>{aside}</div>
      <div className={styles.form}>{children}</div>
    </div>
  </div>
)
