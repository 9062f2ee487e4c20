import { type RefObject, useEffect } from "react"
import { ownClosing } from "../../browser/own"
import { useModal } from "../Dialog/useModal"
import { IconButton } from "../IconButton/IconButton"
import { Logo } from "../Logo/Logo"
import type { HeaderProps } from "./headerProps"
import styles from "./MenuDrawer.module.css"
import { NavList, type OnNavigate } from "./NavLink"

/** The header's links, in a drawer. */
export type MenuDrawerProps = HeaderProps & { readonly open: boolean; readonly onClose: () => void }

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

export const MenuDrawer = ({ account, legal, menu = [], reach, words, open, onClose, ...props }: MenuDrawerProps) => {
  const ref = useModal(open, onClose)
  useCloseWithoutPlace(ref, open, onClose)
  const onNavigate: OnNavigate = (href, event) => {
    onClose()
    props.onNavigate?.(href, event)
  }
  const navigation = { onNavigate, onReach: props.onReach }
  return (
    <dialog {...ownClosing} ref={ref} className={styles.MenuDrawer} aria-label={words.menu}>
      {open && (
        <>
          <div className={styles.head} data-row>
            <Logo image={props.logo} label={props.brand} />
            <IconButton label={words.closeMenu} icon="x-bold" onClick={onClose} />
          </div>
          <nav className={styles.links} aria-label={words.menu}>
            <NavList links={menu} {...navigation} />
          </nav>
          {account && <div className={styles.account}>{account("drawer")}</div>}
          {reach && (
            <div className={styles.reach} data-small>
              <NavList links={reach} {...navigation} />
            </div>
          )}
          {legal && legal.length > 0 && (
            <nav className={styles.legal} data-small aria-label={words.legal}>
              <NavList links={legal} {...navigation} />
            </nav>
          )}
        </>
      )}
    </dialog>
  )
}
