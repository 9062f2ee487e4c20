import type { ReactNode } from "react"
import { NavAnchor, type Navigation, type NavLink } from "../Header/NavLink"
import styles from "./AccountLayout.module.css"

export type AccountLayoutProps = Navigation & {
  /** Accessible name of the menu. */
  readonly label: string
  /** Entries of the menu. */
  readonly items: ReadonlyArray<NavLink>
  readonly title: string
  readonly children: ReactNode
}

/** The frame of an account's pages: their menu beside the page with its title. */
export const AccountLayout = ({ label, items, title, children, ...navigation }: AccountLayoutProps) => (
  <div className={styles.AccountLayout} data-wrap data-stack>
    <nav className={styles.menu} data-cluster data-screen aria-label={label}>
      {items.map((link) => (
        <NavAnchor key={link.href} link={link} {...navigation} />
      ))}
    </nav>
    <div className={styles.page} data-stack>
      <h1>{title}</h1>
      {children}
    </div>
  </div>
)
