import { Icon } from "../Icon/Icon"
import styles from "./Header.module.css"
import { NavAnchor, type Navigation, type NavLink } from "./NavLink"

export type LegalBarProps = Navigation & {
  /** A phone, in words; undefined: none. */
  readonly contact: string | undefined
  readonly links: ReadonlyArray<NavLink> | undefined
  readonly label: string
}

export const LegalBar = ({ contact, links, label, ...navigation }: LegalBarProps) => (
  <div className={styles.legal} data-on-dark>
    <div className={styles.wrap} data-row data-wrap>
      {contact && (
        <span className={styles.contact} data-row>
          <Icon name="phone" />
          {contact}
        </span>
      )}
      {links && links.length > 0 && (
        <nav aria-label={label}>
          {links.map((link) => (
            <NavAnchor key={link.href} link={link} {...navigation} />
          ))}
        </nav>
      )}
    </div>
  </div>
)
