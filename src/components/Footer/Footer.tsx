import { type Navigation, type NavLink, NavList } from "../Header/NavLink"
import { Icon, type IconName } from "../Icon/Icon"
import { Logo, type LogoImage } from "../Logo/Logo"
import styles from "./Footer.module.css"

export type FooterPhone = NavLink & { readonly what?: string | undefined }

export type FooterColumn = { readonly title: string; readonly links: ReadonlyArray<NavLink> }

export type FooterProps = Navigation & {
  /** The header's menu leads here where it has not loaded. */
  readonly id: string
  /** Address of its file, with width and height of the drawing. */
  readonly logo: LogoImage
  /** Accessible name of the logo. */
  readonly brand: string
  /** Accessible name of the link home. */
  readonly homeLabel: string
  /** Words above the phones. */
  readonly contactTitle?: string | undefined
  /** Links to call; `what` above one says whom it reaches. */
  readonly phones: ReadonlyArray<FooterPhone>
  /** When the phones are answered. */
  readonly hours?: string | undefined
  /** The brand elsewhere, an icon each. */
  readonly social?: readonly (NavLink & { readonly icon: IconName })[] | undefined
  /** Shown on narrow or low screens, where ChatLink hides. */
  readonly chat?: NavLink | undefined
  /** Groups of links. */
  readonly columns: ReadonlyArray<FooterColumn>
  /** The last lines of the page. */
  readonly closing: ReadonlyArray<string>
  /** Ground of the part above, which the footer's ridge meets. */
  readonly above?: "page" | "sunken" | "scene" | undefined
}

const Ridge = () => (
  <div className={styles.ridge} data-stack aria-hidden="true">
    <i className={styles.far} />
    <i className={styles.near} />
  </div>
)

const Contact = ({ phones, hours, social, chat, onNavigate, ...words }: FooterProps) => (
  <div className={styles.contact} data-stack>
    <a className={styles.brand} href="/" aria-label={words.homeLabel} onClick={(e) => onNavigate?.("/", e)}>
      <Logo image={words.logo} label={words.brand} />
    </a>
    {words.contactTitle && <p>{words.contactTitle}</p>}
    <ul className={styles.phones}>
      {phones.map((phone) => (
        <li key={phone.href}>
          {phone.what && <p>{phone.what}</p>}
          <a href={phone.href}>{phone.label}</a>
        </li>
      ))}
    </ul>
    {hours && <p>{hours}</p>}
    {chat && (
      <a className={styles.chat} href={chat.href} target="_blank" rel="noopener">
        <Icon name="chat-circle-text" />
        {chat.label}
      </a>
    )}
    {social && (
      <ul className={styles.social}>
        {social.map((place) => (
          <li key={place.href}>
            <a href={place.href} aria-label={place.label} rel="noopener" data-round>
              <Icon name={place.icon} />
            </a>
          </li>
        ))}
      </ul>
    )}
  </div>
)

/** The foot of a page: ways to reach the brand, columns of links, the lines of the law. */
export const Footer = (props: FooterProps) => (
  <footer
    id={props.id}
    tabIndex={-1}
    className={styles.Footer}
    data-above={props.above ?? "page"}
    data-chat={props.chat ? true : undefined}
    data-on-dark
  >
    <Ridge />
    <div className={styles.ground}>
      <div data-wrap>
        <div className={styles.columns}>
          <Contact {...props} />
          {props.columns.map((column) => (
            <nav key={column.title} aria-label={column.title} className={styles.column}>
              <h2 className={styles.heading}>{column.title}</h2>
              <NavList links={column.links} onNavigate={props.onNavigate} onReach={props.onReach} />
            </nav>
          ))}
        </div>
        <div className={styles.closing} data-cluster>
          {/* The year may change between prerender and reading: hydration keeps the prerendered
              one. */}
          {props.closing.map((line) => (
            <span key={line} suppressHydrationWarning>
              {line}
            </span>
          ))}
        </div>
      </div>
    </div>
  </footer>
)
