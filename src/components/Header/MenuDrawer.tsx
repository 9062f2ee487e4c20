import type { ReactNode } from "react"
import { useModal } from "../Dialog/useModal"
import { IconButton } from "../IconButton/IconButton"
import { Logo, type LogoImage } from "../Logo/Logo"
import styles from "./MenuDrawer.module.css"
import { NavAnchor, type NavLink, type OnNavigate } from "./NavLink"

export type MenuDrawerProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly closeLabel: string
  readonly brand: string
  readonly logo: LogoImage
  readonly links: readonly NavLink[]
  readonly account?: ReactNode
  readonly onNavigate: OnNavigate | undefined
}

/** The main menu on a phone: a drawer from the right, modal; following a link closes it. */
export const MenuDrawer = (props: MenuDrawerProps) => {
  const ref = useModal(props.open, props.onClose)
  const onNavigate: OnNavigate = (href, event) => {
    props.onClose()
    props.onNavigate?.(href, event)
  }
  return (
    <dialog ref={ref} className={styles.MenuDrawer} aria-label={props.title}>
      {props.open && (
        <>
          <div className={styles.head}>
            <Logo image={props.logo} label={props.brand} />
            <IconButton label={props.closeLabel} icon="x-bold" onClick={props.onClose} />
          </div>
          <nav aria-label={props.title}>
            <ul className={styles.links}>
              {props.links.map((link) => (
                <li key={link.href}>
                  <NavAnchor link={link} onNavigate={onNavigate} />
                </li>
              ))}
            </ul>
          </nav>
          {props.account && <div className={styles.account}>{props.account}</div>}
        </>
      )}
    </dialog>
  )
}
