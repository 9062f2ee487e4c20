import { type ReactNode, type RefObject, useEffect } from "react"
import { useModal } from "../Dialog/useModal"
import { IconButton } from "../IconButton/IconButton"
import { Logo, type LogoImage } from "../Logo/Logo"
import styles from "./MenuDrawer.module.css"
import { type Navigation, type NavLink, NavList, type OnNavigate } from "./NavLink"

export type MenuDrawerProps = Navigation & {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly closeLabel: string
  /** Accessible name of the logo. */
  readonly brand: string
  readonly logo: LogoImage
  readonly links: ReadonlyArray<NavLink>
  /** Ways to reach the brand, under the account's links. */
  readonly reach: ReadonlyArray<NavLink> | undefined
  /** Links that the law asks for, at the end. */
  readonly legal: ReadonlyArray<NavLink> | undefined
  readonly legalLabel: string
  /** The account's links, before the legal ones. */
  readonly account?: ReactNode
}

/**
 * A wide window (a turned phone) hides the drawer by CSS. The hidden modal would still block the
 * page, so this closes it.
 */
const useCloseWithoutPlace = (ref: RefObject<HTMLElement | null>, open: boolean, onClose: () => void) => {
  useEffect(() => {
    if (!open) return
    const look = () => {
      if (ref.current?.getClientRects().length === 0) onClose()
    }
    addEventListener("resize", look)
    return () => removeEventListener("resize", look)
  }, [ref, open, onClose])
}

export const MenuDrawer = (props: MenuDrawerProps) => {
  const ref = useModal(props.open, props.onClose)
  useCloseWithoutPlace(ref, props.open, props.onClose)
  const onNavigate: OnNavigate = (href, event) => {
    props.onClose()
    props.onNavigate?.(href, event)
  }
  const navigation = { onNavigate, onReach: props.onReach }
  return (
    <dialog ref={ref} className={styles.MenuDrawer} aria-label={props.title}>
      {props.open && (
        <>
          <div className={styles.head} data-row>
            <Logo image={props.logo} label={props.brand} />
            <IconButton label={props.closeLabel} icon="x-bold" onClick={props.onClose} />
          </div>
          <nav className={styles.links} aria-label={props.title}>
            <NavList links={props.links} {...navigation} />
          </nav>
          {props.account && <div className={styles.account}>{props.account}</div>}
          {props.reach && (
            <div className={styles.reach}>
              <NavList links={props.reach} {...navigation} />
            </div>
          )}
          {props.legal && props.legal.length > 0 && (
            <nav className={styles.legal} aria-label={props.legalLabel}>
              <NavList links={props.legal} {...navigation} />
            </nav>
          )}
        </>
      )}
    </dialog>
  )
}
