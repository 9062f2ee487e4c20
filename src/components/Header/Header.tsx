import type { ReactNode } from "react"
import { Icon } from "../Icon/Icon"
import { Logo, type LogoImage } from "../Logo/Logo"
import type { SceneMood } from "../Scene/Scene"
import { Burger } from "./Burger"
import styles from "./Header.module.css"
import { LegalBar } from "./LegalBar"
import { NavAnchor, type Navigation, type NavLink } from "./NavLink"
import { useScrolledPast } from "./useScrolledPast"

/** The words of the header that are not links. */
export type HeaderWords = {
  /** Names the brand link ("Inicio"). */
  readonly home: string
  readonly legal: string
  readonly menu: string
  readonly openMenu: string
  readonly closeMenu: string
}

/** How the account is drawn: in the bar's own ink, on a white bar, or in the phone's drawer. */
export type AccountLook = "ink" | "line" | "drawer"

/** What the top of a page holds; without `menu`, `legal` or `contact` (external context, SH-08) that part is not there. */
export type HeaderProps = Navigation & {
  /** over: lies on the hero below, in its light (`mood`), until 100 px of scroll · solid: white from the top */
  readonly kind: "over" | "solid"
  /** A dark bar that is always solid. */
  readonly night?: boolean | undefined
  readonly mood?: SceneMood | undefined
  readonly logo: LogoImage
  readonly brand: string
  readonly tagline: string
  readonly homeHref?: string | undefined
  /** Phones and hours, in the legal bar; on a phone it gives way to the links. */
  readonly contact?: string | undefined
  readonly legal?: ReadonlyArray<NavLink> | undefined
  readonly menu?: ReadonlyArray<NavLink> | undefined
  /** The way in or the visitor's account, drawn for the bar and again for the phone's drawer. */
  readonly account?: ((look: AccountLook) => ReactNode) | undefined
  /** A short assurance that takes the menu's place in external context. */
  readonly note?: string | undefined
  /** The anchor of the page's foot, which has the same links as the menu. */
  readonly footHref: string
  readonly words: HeaderWords
}

const Menu = (props: HeaderProps & { readonly look: AccountLook }) => {
  const { account, brand, legal, logo, look, menu, onNavigate, onReach, words } = props
  if (!menu) return null
  return (
    <>
      <nav className={styles.menu} aria-label={words.menu}>
        {menu.map((link) => (
          <NavAnchor key={link.href} link={link} onNavigate={onNavigate} onReach={onReach} />
        ))}
      </nav>
      {account && <div className={styles.account}>{account(look)}</div>}
      <div className={styles.burger}>
        <Burger
          openLabel={words.openMenu}
          fallback={props.footHref}
          title={words.menu}
          closeLabel={words.closeMenu}
          brand={brand}
          logo={logo}
          links={menu}
          legal={legal}
          legalLabel={words.legal}
          account={account?.("drawer")}
          onNavigate={onNavigate}
          onReach={onReach}
        />
      </div>
    </>
  )
}

/** Legal bar, then the main bar with logo, tagline, menu and account (SH-01, SH-06); past 100 px of scroll the main bar stays, solid. */
export const Header = (props: HeaderProps) => {
  const { kind, night, mood, logo, brand, tagline, homeHref = "/", note, words, onNavigate, onReach } = props
  const scrolled = useScrolledPast(100)
  const solid = kind === "solid" || scrolled
  const dark = night || (!solid && mood === "noche")
  const look = solid && !night ? "line" : "ink"
  return (
    <header className={styles.Header} data-kind={kind} data-scrolled={scrolled || undefined}>
      {(props.contact || props.legal) && (
        <LegalBar
          contact={props.contact}
          links={props.legal}
          label={words.legal}
          onNavigate={onNavigate}
          onReach={onReach}
        />
      )}
      <div
        className={styles.bar}
        data-mood={solid || night ? undefined : mood}
        data-solid={(solid && !night) || undefined}
        data-night={night || undefined}
        data-on-dark={dark || undefined}
      >
        <div className={styles.wrap}>
          <a
            className={styles.brand}
            href={homeHref}
            aria-label={words.home}
            onClick={(e) => onNavigate?.(homeHref, e)}
          >
            <Logo image={logo} label={brand} />
            <span className={styles.tagline}>{tagline}</span>
          </a>
          <Menu {...props} look={look} />
          {note && (
            <span className={styles.note}>
              <Icon name="lock-simple-fill" />
              {note}
            </span>
          )}
        </div>
      </div>
    </header>
  )
}
