import { lazy, type ReactNode, Suspense, useState } from "react"
import { Icon } from "../Icon/Icon"
import { IconButton } from "../IconButton/IconButton"
import { Logo, type LogoImage } from "../Logo/Logo"
import type { SceneMood } from "../Scene/Scene"
import styles from "./Header.module.css"
import type { MenuDrawerProps } from "./MenuDrawer"
import { NavAnchor, type NavLink, type OnNavigate } from "./NavLink"
import { useScrolledPast } from "./useScrolledPast"

const loadDrawer = () => import("./MenuDrawer")

/** Fetched when the burger is reached for; without it the page stays as it is, and its foot has the links. */
const MenuDrawer = lazy(
  (): Promise<{ default: (props: MenuDrawerProps) => ReactNode }> =>
    loadDrawer().then(
      (loaded) => ({ default: loaded.MenuDrawer }),
      () => ({ default: () => null })
    )
)

/** The words of the header that are not links. */
export type HeaderWords = {
  /** Names the brand link ("Inicio"). */
  readonly home: string
  readonly legal: string
  readonly menu: string
  readonly openMenu: string
  readonly closeMenu: string
}

/** What the top of a page holds; without `menu`, `legal` or `contact` (external context, 1§2) that part is not there. */
export type HeaderProps = {
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
  readonly legal?: readonly NavLink[] | undefined
  readonly menu?: readonly NavLink[] | undefined
  /** The way in or the visitor's account, drawn for the bar and again for the phone's drawer. */
  readonly account?: ((place: "bar" | "drawer") => ReactNode) | undefined
  /** A short assurance that takes the menu's place in external context. */
  readonly note?: string | undefined
  readonly words: HeaderWords
  readonly onNavigate?: OnNavigate | undefined
}

const LegalBar = ({ contact, legal, words, onNavigate }: HeaderProps) => (
  <div className={styles.legal} data-on-dark>
    <div className={styles.wrap}>
      {contact && (
        <span className={styles.contact}>
          <Icon name="phone" />
          {contact}
        </span>
      )}
      {legal && legal.length > 0 && (
        <nav aria-label={words.legal}>
          {legal.map((link) => (
            <NavAnchor key={link.href} link={link} onNavigate={onNavigate} />
          ))}
        </nav>
      )}
    </div>
  </div>
)

/** Legal bar, then the main bar with logo, tagline, menu and account (1§2); past 100 px of scroll the main bar stays, solid. */
export const Header = (props: HeaderProps) => {
  const { kind, night, mood, logo, brand, tagline, homeHref = "/", menu, account, note, words, onNavigate } = props
  const scrolled = useScrolledPast(100)
  const [open, setOpen] = useState(false)
  const [reached, setReached] = useState(false)
  const reach = () => setReached(true)
  const solid = kind === "solid" || scrolled
  const dark = night || (!solid && mood === "noche")
  return (
    <header className={styles.Header} data-kind={kind} data-scrolled={scrolled || undefined}>
      {(props.contact || props.legal) && <LegalBar {...props} />}
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
          {menu && (
            <>
              <nav className={styles.menu} aria-label={words.menu}>
                {menu.map((link) => (
                  <NavAnchor key={link.href} link={link} onNavigate={onNavigate} />
                ))}
              </nav>
              {account && <div className={styles.account}>{account("bar")}</div>}
              <div className={styles.burger}>
                <IconButton
                  label={words.openMenu}
                  icon="list-bold"
                  aria-haspopup="dialog"
                  onPointerEnter={reach}
                  onFocus={reach}
                  onClick={() => setOpen(true)}
                />
              </div>
            </>
          )}
          {note && (
            <span className={styles.note}>
              <Icon name="lock-simple-fill" />
              {note}
            </span>
          )}
        </div>
      </div>
      {menu && (reached || open) && (
        <Suspense>
          <MenuDrawer
            open={open}
            onClose={() => setOpen(false)}
            title={words.menu}
            closeLabel={words.closeMenu}
            brand={brand}
            logo={logo}
            links={menu}
            account={account?.("drawer")}
            onNavigate={onNavigate}
          />
        </Suspense>
      )}
    </header>
  )
}
