import type { AccountLook } from "../Header/Header"
import styles from "./AccountPending.module.css"

export type AccountPendingProps = {
  /** Of the button that comes later: the place has its colours. */
  readonly look: AccountLook
  readonly label: string
  /** The button will open a menu, which makes it wider. Default: false. */
  readonly menu?: boolean | undefined
}

/**
 * An invisible stand-in that keeps the account button's place until the page knows who the visitor
 * is.
 */
export const AccountPending = ({ look, label, menu }: AccountPendingProps) => (
  <span className={styles.AccountPending} data-look={look} data-menu={menu || undefined} aria-hidden="true">
    <span className={styles.words}>{label}</span>
  </span>
)
