import type { MouseEvent } from "react"

/** One place to go to; `current` marks the page that is shown, `away` a place outside the portal. */
export type NavLink = {
  readonly label: string
  readonly href: string
  readonly current?: boolean | undefined
  readonly away?: boolean | undefined
}
/** Told before a link is followed, so that a page may route by itself (`event.preventDefault()`). */
export type OnNavigate = (href: string, event: MouseEvent<HTMLAnchorElement>) => void
/** Told when a link is reached for, by pointer or by keyboard: time to fetch what it leads to. */
export type OnReach = (href: string) => void

/** How a page follows its links. */
export type Navigation = { readonly onNavigate?: OnNavigate | undefined; readonly onReach?: OnReach | undefined }

/** A plain link that tells `onReach` and `onNavigate` first. */
export const NavAnchor = ({ link, onNavigate, onReach }: { readonly link: NavLink } & Navigation) => (
  <a
    href={link.href}
    rel={link.away ? "noopener" : undefined}
    aria-current={link.current ? "page" : undefined}
    onPointerEnter={() => onReach?.(link.href)}
    onFocus={() => onReach?.(link.href)}
    onClick={(event) => onNavigate?.(link.href, event)}
  >
    {link.label}
  </a>
)
