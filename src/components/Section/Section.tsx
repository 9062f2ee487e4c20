import type { ReactNode } from "react"
import styles from "./Section.module.css"

export type SectionProps = {
  readonly id?: string | undefined
  readonly ground?: "page" | "sunken" | undefined
  readonly eyebrow?: string | undefined
  readonly title: string
  readonly align?: "start" | "center" | undefined
  readonly children: ReactNode
}

export const Section = ({ id, ground = "page", eyebrow, title, align = "start", children }: SectionProps) => (
  <section className={styles.Section} id={id} data-ground={ground}>
    <div className={styles.inner}>
      <header className={styles.head} data-align={align}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h2>{title}</h2>
      </header>
      {children}
    </div>
  </section>
)
