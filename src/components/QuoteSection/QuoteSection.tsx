import type { ReactNode } from "react"
import styles from "./QuoteSection.module.css"

type QuoteSectionProps = {
  /** Links to the form lead here. */
  readonly id: string
  /** part: before other sections · page: the rest of the page, under a ShortHero */
  readonly kind: "part" | "page"
  /** The first child overlaps the landscape above. */
  readonly children: ReactNode
}

/** The place of a QuoteBar on a page. */
export const QuoteSection = ({ children, id, kind }: QuoteSectionProps) => (
  <section className={styles.QuoteSection} id={id} data-kind={kind}>
    <div className={styles.inner} data-wrap data-stack>
      {children}
    </div>
  </section>
)
