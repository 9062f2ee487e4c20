import type { MouseEvent } from "react"
import { Icon, type IconName } from "../Icon/Icon"

/** `current` marks the page on show; `away` marks a link out of the portal. `icon` comes first. */
export type NavLink = {
  readonly label: string
  readonly href: string
  readonly current?: boolean | undefined
  readonly away?: boolean | undefined
  readonly icon?: IconName | undefined
}
export type OnNavigate = (href: string, event: MouseEvent<HTMLAnchorElement>) => void
export type OnReach = (href: string) => void

/** The handlers that a page passes to all its links. */
export type Navigation = {
  /** Runs before the browser follows a link. An app that routes by itself prevents that. */
  readonly onNavigate?: OnNavigate | undefined
  /** The visitor reaches for a link: time to load its page. */
  readonly onReach?: OnReach | undefined
}

/** A link that tells its page when the visitor reaches for it and when it is pressed. */
export const NavAnchor = ({ link, onNavigate, onReach }: { readonly link: NavLink } & Navigation) => (
  <a
    href={link.href}
    rel={link.away ? "noopener" : undefined}
    aria-current={link.current ? "page" : undefined}
    onPointerEnter={() => onReach?.(link.href)}
    onFocus={() => onReach?.(link.href)}
    onClick={(event) => onNavigate?.(link.href, event)}
  >
    {link.icon && <Icon name={link.icon} />}
    {link.label}
  </a>
)

/** Links in a list, an item each. */
export const NavList = ({ links, ...navigation }: { readonly links: ReadonlyArray<NavLink> } & Navigation) => (
  <ul>
    {links.map((link) => (
      <li key={link.href}>
        <NavAnchor link={link} {...navigation} />
      </li>
    ))}
  </ul>
)
