import type { MouseEvent, ReactNode } from "react"
import type { Navigation } from "../Header/NavLink"
import { Icon, type IconName } from "../Icon/Icon"
import styles from "./AccountLayout.module.css"

export type AccountItem = {
  readonly label: string
  readonly href: string
  readonly icon: IconName
  /** It is the page on show. */
  readonly current?: boolean | undefined
}

export type AccountLayoutProps = Navigation & {
  /** Accessible name of the menu. */
  readonly label: string
  readonly items: ReadonlyArray<AccountItem>
  readonly title: string
  readonly children: ReactNode
}

/** The frame of an account's pages: their menu beside the page with its title. */
export const AccountLayout = ({ label, items, title, children, onNavigate, onReach }: AccountLayoutProps) => (
  <div className={styles.AccountLayout}>
    <nav className={styles.menu} aria-label={label}>
      {items.map(({ href, icon, current, ...item }) => (
        <a
          key={href}
          href={href}
          aria-current={current ? "page" : undefined}
          onPointerEnter={() => onReach?.(href)}
          onFocus={() => onReach?.(href)}
          onClick={(event: MouseEvent<HTMLAnchorElement>) => onNavigate?.(href, event)}
        >
          <Icon name={icon} />
          {item.label}
        </a>
      ))}
    </nav>
    <div className={styles.page}>
      <h1>{title}</h1>
      {children}
    </div>
  </div>
)
