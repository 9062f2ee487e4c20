import type { ReactNode } from "react"
import styles from "./Sheet.module.css"

export interface SheetProps {
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
}

export const Sheet = ({ children, lead, title }: SheetProps) => (
  <main className={styles.Sheet}>
    <header className={styles.head}>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
    </header>
    {children}
  </main>
)

export interface PartProps {
  readonly title: string
  readonly note?: string
  readonly children: ReactNode
}

/** A part of the page, named by its title. */
export const Part = ({ children, note, title }: PartProps) => (
  <section className={styles.part} aria-label={title}>
    <div className={styles.partHead}>
      <h2>{title}</h2>
      {note && <p className={styles.note}>{note}</p>}
    </div>
    {children}
  </section>
)

export const Name = ({ children }: { readonly children: ReactNode }) => <code className={styles.name}>{children}</code>

export const Value = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.value}>{children}</span>
)
