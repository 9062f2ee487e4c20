import { NavAnchor, type Navigation, type NavLink } from "../Header/NavLink"
import styles from "./AccountMenu.module.css"

export type AccountListProps = Navigation & { readonly label: string; readonly links: ReadonlyArray<NavLink> }

export const AccountList = ({ label, links, ...navigation }: AccountListProps) => (
  <nav className={styles.AccountList} aria-label={label}>
    <p>{label}</p>
    <ul>
      {links.map((link) => (
        <li key={link.href}>
          <NavAnchor link={link} {...navigation} />
        </li>
      ))}
    </ul>
  </nav>
)
