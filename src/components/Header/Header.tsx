import "../../styles/scenes.css"
import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from "react"
import { late, useLoaded } from "../../browser/late"
import { useScrolledPast } from "../../browser/useView"
import type { Mood } from "../../styles/looks"
import { Icon } from "../Icon/Icon"
import { IconLink } from "../IconButton/IconButton"
import { Logo, type LogoImage } from "../Logo/Logo"
import styles from "./Header.module.css"
import type { MenuDrawerProps } from "./MenuDrawer"
import { NavAnchor, type Navigation, type NavLink } from "./NavLink"

const MenuDrawer = late(async () => (await import("./MenuDrawer")).MenuDrawer)

type BurgerProps = Omit<MenuDrawerProps, "open" | "onClose"> & {
  readonly openLabel: string
  /**
   * Anchor of the same links. The press leads there without JavaScript, or if the drawer fails to
   * load.
   */
  readonly fallback: string
}

/**
 * Opens the drawer on a phone. Pointer or focus loads the drawer; the press loads it again after a
 * failure.
 */
const Burger = ({ openLabel, fallback, ...drawer }: BurgerProps) => {
  const [open, setOpen] = useState(false)
  const Drawer = useLoaded(MenuDrawer)
  const reach = () => void MenuDrawer()
  const press = (event: MouseEvent) => {
    event.preventDefault()
    setOpen(true)
    MenuDrawer().catch(() => {
      setOpen(false)
      location.assign(fallback)
    })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLAnchorElement>) => {
    if (event.key !== " ") return
    event.preventDefault()
    event.currentTarget.click()
  }
  return (
    <>
      <IconLink
        label={openLabel}
        icon="list-bold"
        href={fallback}
        role="button"
        aria-haspopup="dialog"
        onPointerEnter={reach}
        onFocus={reach}
        onClick={press}
        onKeyDown={onKeyDown}
      />
      {Drawer && <Drawer {...drawer} open={open} onClose={() => setOpen(false)} />}
    </>
  )
}

type LegalBarProps = Navigation & {
  /** A phone, in words; undefined: none. */
  readonly contact: string | undefined
  readonly links: ReadonlyArray<NavLink> | undefined
  readonly label: string
}

const LegalBar = ({ contact, links, label, ...navigation }: LegalBarProps) => (
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

export type HeaderWords = {
  /** Names the link to the first page. */
  readonly home: string
  /** Accessible name of the legal links. */
  readonly legal: string
  /** Accessible name of the menu. */
  readonly menu: string
  readonly openMenu: string
  readonly closeMenu: string
}

export type AccountLook = "ink" | "line" | "drawer"

/** Without `menu`, `legal` or `contact` (external context, SH-08) the header omits that part. */
export type HeaderProps = Navigation & {
  /** over: on a landscape · solid: on the page's own ground */
  readonly kind: "over" | "solid"
  /** Always dark. */
  readonly night?: boolean | undefined
  /** Of the landscape below: its words are light at night. */
  readonly mood?: Mood | undefined
  /** Address of its file, with width and height of the drawing. */
  readonly logo: LogoImage
  /** Accessible name of the logo. */
  readonly brand: string
  /** Beside the logo on a wide screen, and in the name of the link home. */
  readonly tagline: string
  /** Words at the start of the bar on top. */
  readonly contact?: string | undefined
  /** Links that the law asks for, in the bar on top. */
  readonly legal?: ReadonlyArray<NavLink> | undefined
  /** Links beside the logo; in a drawer where the bar is narrow. */
  readonly menu?: ReadonlyArray<NavLink> | undefined
  /** Ways to reach the brand, in the drawer. */
  readonly reach?: ReadonlyArray<NavLink> | undefined
  /** Draws the account's menu on a picture, on a bar, or in the phone's drawer. */
  readonly account?: ((look: AccountLook) => ReactNode) | undefined
  /** Words in place of a menu, with a lock. */
  readonly note?: string | undefined
  /** Where the menu's button leads before it has loaded. */
  readonly footHref: string
  /** Accessible names: of the link home, the menus and their buttons. */
  readonly words: HeaderWords
}

const Menu = (props: HeaderProps & { readonly look: AccountLook }) => {
  const { account, brand, legal, logo, look, menu, onNavigate, onReach, reach, words } = props
  const navigation = { onNavigate, onReach }
  if (!menu) return null
  return (
    <>
      <nav className={styles.menu} aria-label={words.menu}>
        {menu.map((link) => (
          <NavAnchor key={link.href} link={link} {...navigation} />
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
          reach={reach}
          legal={legal}
          legalLabel={words.legal}
          account={account?.("drawer")}
          {...navigation}
        />
      </div>
    </>
  )
}

/**
 * Legal bar, then the main bar with logo, tagline, menu and account (SH-01, SH-06). Past 100 px of
 * scroll the main bar sticks, opaque.
 */
export const Header = (props: HeaderProps) => {
  const { kind, night, mood, logo, brand, tagline, note, words, onNavigate, onReach } = props
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
        data-row
        data-mood={solid || night ? undefined : mood}
        data-solid={(solid && !night) || undefined}
        data-night={night || undefined}
        data-on-dark={dark || undefined}
      >
        <div className={styles.wrap} data-row data-wrap>
          <a
            className={styles.brand}
            data-row
            href="/"
            aria-label={`${words.home}. ${tagline}`}
            onClick={(e) => onNavigate?.("/", e)}
          >
            <Logo image={logo} label={brand} />
            <span className={styles.tagline}>{tagline}</span>
          </a>
          <Menu {...props} look={look} />
          {note && (
            <span className={styles.note} data-row>
              <Icon name="lock-simple-fill" />
              {note}
            </span>
          )}
        </div>
      </div>
    </header>
  )
}
