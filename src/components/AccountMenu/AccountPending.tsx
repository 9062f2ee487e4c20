import { Button } from "../Button/Button"
import type { AccountLook } from "../Header/Header"
import styles from "./AccountPending.module.css"

export type AccountPendingProps = {
  /** Of the button that comes later: the place has its colours. */
  readonly look: AccountLook
  readonly label: string
  /** The button will open a menu, which makes it wider. Default: false. */
  readonly menu?: boolean | undefined
}

/** Keeps the account button's place, without its words, until the page knows who the visitor is. */
export const AccountPending = ({ look, label, menu }: AccountPendingProps) => (
  <div className={styles.AccountPending} data-look={look} aria-hidden="true" inert>
    <Button
      block
      kind={look === "ink" ? "ink" : "line"}
      {...(menu && { icon: "user-circle", iconAfter: "caret-down-bold" })}
    >
      {label}
    </Button>
  </div>
)
