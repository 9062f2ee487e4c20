import type { ReactNode } from "react"
import styles from "./QuoteSection.module.css"

/** The band under a hero, on the sunken ground. Its first child overlaps the hero. */
export const QuoteSection = ({ children, id }: { readonly children: ReactNode; readonly id: string }) => (
  <section className={styles.QuoteSection} id={id}>
    <div className={styles.inner}>{children}</div>
  </section>
)
