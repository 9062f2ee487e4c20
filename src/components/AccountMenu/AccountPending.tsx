import type { AccountLook } from "../Header/Header"
import styles from "./AccountPending.module.css"

export type AccountPendingProps = {
  readonly look: AccountLook
  /** The words of the button that is likeliest to come: this is as wide. */
  readonly label: string
  /** Its icons too, where that button is an AccountMenu's. */
  readonly menu?: boolean | undefined
}

/** Keeps the place of the account's button while it is not known who the visitor is; it says nothing. */
export const AccountPending = ({ look, label, menu }: AccountPendingProps) => (
  <span className={styles.AccountPending} data-look={look} data-menu={menu || undefined} aria-hidden="true">
    <span className={styles.words}>{label}</span>
  </span>
)
