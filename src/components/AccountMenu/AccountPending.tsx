import type { AccountLook } from "../Header/Header"
import styles from "./AccountPending.module.css"

export type AccountPendingProps = {
  readonly look: AccountLook
  readonly label: string
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
