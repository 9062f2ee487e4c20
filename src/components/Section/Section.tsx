import type { ReactNode } from "react"
import styles from "./Section.module.css"

export type SectionProps = {
  /** Links to the part lead here. */
  readonly id?: string | undefined
  /** Neighbours take turns. Default: page. */
  readonly ground?: "page" | "sunken" | undefined
  /** A few words above the title. */
  readonly eyebrow?: string | undefined
  readonly title: string
  /** Of its heading. Default: start. */
  readonly align?: "start" | "center" | undefined
  readonly children: ReactNode
}

/** A part of a page, with its heading. */
export const Section = ({ id, ground = "page", eyebrow, title, align = "start", children }: SectionProps) => (
  <section className={styles.Section} id={id} data-ground={ground}>
    <div data-wrap>
      <header className={styles.head} data-stack data-align={align}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h2>{title}</h2>
      </header>
      {children}
    </div>
  </section>
)
