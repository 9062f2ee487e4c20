import type { ReactNode } from "react"
import styles from "./Section.module.css"

/** A band of a page: its ground, its heading, and what stands under it. */
export type SectionProps = {
  /** The anchor that leads here. */
  readonly id?: string | undefined
  readonly ground?: "page" | "sunken" | undefined
  /** A word in small capitals over the title. */
  readonly eyebrow?: string | undefined
  readonly title: string
  readonly align?: "start" | "center" | undefined
  readonly children: ReactNode
}

/** A part of a long page, as wide as the container, under a heading of level 2. */
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
