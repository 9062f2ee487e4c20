import { NavAnchor, type Navigation, type NavLink } from "../Header/NavLink"
import { Icon, type IconName } from "../Icon/Icon"
import { Logo, type LogoImage } from "../Logo/Logo"
import styles from "./Footer.module.css"

export type FooterPhone = NavLink & { readonly what?: string | undefined }

export type FooterColumn = { readonly title: string; readonly links: ReadonlyArray<NavLink> }

export type FooterProps = Navigation & {
  readonly id: string
  readonly logo: LogoImage
  readonly brand: string
  readonly homeHref?: string | undefined
  readonly homeLabel: string
  readonly contactTitle?: string | undefined
  readonly phones: ReadonlyArray<FooterPhone>
  readonly hours?: string | undefined
  readonly social?: readonly (NavLink & { readonly icon: IconName })[] | undefined
  readonly chat?: NavLink | undefined
  readonly columns: ReadonlyArray<FooterColumn>
  readonly closing: ReadonlyArray<string>
  readonly above?: "page" | "sunken" | "scene" | undefined
}

const Ridge = () => (
  <div className={styles.ridge} aria-hidden="true">
    <i className={styles.far} />
    <i className={styles.near} />
  </div>
)

const Contact = ({
  logo,
  brand,
  homeHref = "/",
  homeLabel,
  contactTitle,
  phones,
  hours,
  social,
  chat,
  onNavigate
}: FooterProps) => (
  <div className={styles.contact}>
    <a className={styles.brand} href={homeHref} aria-label={homeLabel} onClick={(e) => onNavigate?.(homeHref, e)}>
      <Logo image={logo} label={brand} />
    </a>
    {contactTitle && <p>{contactTitle}</p>}
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
            <a href={place.href} aria-label={place.label} rel="noopener">
              <Icon name={place.icon} />
            </a>
          </li>
        ))}
      </ul>
    )}
  </div>
)

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
      <div className={styles.wrap}>
        <div className={styles.columns}>
          <Contact {...props} />
          {props.columns.map((column) => (
            <nav key={column.title} aria-label={column.title} className={styles.column}>
              <h2 className={styles.heading}>{column.title}</h2>
              <ul>
                {column.links.map((link) => (
                  <li key={link.href}>
                    <NavAnchor link={link} onNavigate={props.onNavigate} onReach={props.onReach} />
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className={styles.closing}>
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
