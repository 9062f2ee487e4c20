import "../../styles/scenes.css"
import { type KeyboardEvent, type MouseEvent, useState } from "react"
import { late, useLoaded } from "../../browser/late"
import { useScrolledPast } from "../../browser/useView"
import { Icon } from "../Icon/Icon"
import { IconLink } from "../IconButton/IconButton"
import { Logo } from "../Logo/Logo"
import styles from "./Header.module.css"
import type { AccountLook, HeaderProps } from "./headerProps"
import { NavAnchor } from "./NavLink"

export type * from "./headerProps"

const MenuDrawer = late(async () => (await import("./MenuDrawer")).MenuDrawer)

/** Opens the drawer of a phone, which pointer or focus loads; a press loads a lost one again. */
const Burger = (header: HeaderProps) => {
  const [open, setOpen] = useState(false)
  const Drawer = useLoaded(MenuDrawer)
  const reach = () => void MenuDrawer()
  const press = (event: MouseEvent) => {
    event.preventDefault()
    setOpen(true)
    MenuDrawer().catch(() => {
      setOpen(false)
      location.assign(header.footHref)
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
        label={header.words.openMenu}
        icon="list-bold"
        href={header.footHref}
        role="button"
        aria-haspopup="dialog"
        onPointerEnter={reach}
        onFocus={reach}
        onClick={press}
        onKeyDown={onKeyDown}
      />
      {Drawer && <Drawer {...header} open={open} onClose={() => setOpen(false)} />}
    </>
  )
}

const LegalBar = ({ contact, legal, words, onNavigate, onReach }: HeaderProps) => (
  <div className={styles.legal} data-on-dark>
    <div className={styles.wrap} data-row data-wrap>
      {contact && (
        <span className={styles.contact} data-row>
          <Icon name="phone" />
          {contact}
        </span>
      )}
      {legal && legal.length > 0 && (
        <nav data-cluster aria-label={words.legal}>
          {legal.map((link) => (
            <NavAnchor key={link.href} link={link} onNavigate={onNavigate} onReach={onReach} />
          ))}
        </nav>
      )}
    </div>
  </div>
)

const Menu = (props: HeaderProps & { readonly look: AccountLook }) => {
  const { account, look, menu, onNavigate, onReach, words } = props
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
        <Burger {...props} />
      </div>
    </>
  )
}

/**
 * Legal bar, then the main bar with logo, tagline, menu and account (SH-01, SH-06). Past 100 px of
 * scroll the main bar sticks, opaque.
 */
export const Header = (props: HeaderProps) => {
  const { kind, night, mood, logo, brand, tagline, note, words, onNavigate } = props
  const scrolled = useScrolledPast(100)
  const solid = kind === "solid" || scrolled
  const dark = night || (!solid && mood === "noche")
  const look = solid && !night ? "line" : "ink"
  return (
    <header className={styles.Header} data-kind={kind} data-scrolled={scrolled || undefined}>
      {(props.contact || props.legal) && <LegalBar {...props} />}
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
