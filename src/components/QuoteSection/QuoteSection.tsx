import type { ReactNode } from "react"
import styles from "./QuoteSection.module.css"

export const QuoteSection = ({ children, id }: { readonly children: ReactNode; readonly id: string }) => (
  <section className={styles.QuoteSection} id={id}>
    <div className={styles.inner}>{children}</div>
  </section>
)
