import type { MouseEvent } from "react"

/** One place to go to; `current` marks the page that is shown. */
export type NavLink = { readonly label: string; readonly href: string; readonly current?: boolean | undefined }
/** Told before a link is followed, so that a page may route by itself (`event.preventDefault()`). */
export type OnNavigate = (href: string, event: MouseEvent<HTMLAnchorElement>) => void

/** A plain link that tells `onNavigate` first. */
export const NavAnchor = ({
  link,
  onNavigate
}: {
  readonly link: NavLink
  readonly onNavigate: OnNavigate | undefined
}) => (
  <a
    href={link.href}
    aria-current={link.current ? "page" : undefined}
    onClick={(event) => onNavigate?.(link.href, event)}
  >
    {link.label}
  </a>
)
