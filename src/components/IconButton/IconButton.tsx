import type { ComponentPropsWithRef } from "react"
import { Icon, type IconName } from "../Icon/Icon"
import styles from "./IconButton.module.css"

type Unstyled = "className" | "style" | "children" | "aria-label"

type Named = {
  /** Accessible name. */
  readonly label: string
  readonly icon: IconName
}

/** Other `<button>` attributes pass through. `aria-disabled` ignores presses and keeps the focus. */
export type IconButtonProps = Omit<ComponentPropsWithRef<"button">, Unstyled | "disabled"> &
  Named & {
    /** plain: no edge · line: an outline */
    readonly kind?: "plain" | "line" | undefined
  }

/** A round 44 px button with an icon as its only content. */
export const IconButton = ({ label, icon, kind = "plain", type = "button", onClick, ...rest }: IconButtonProps) => (
  <button
    {...rest}
    type={type}
    className={styles.IconButton}
    data-kind={kind}
    aria-label={label}
    onClick={rest["aria-disabled"] ? undefined : onClick}
  >
    <Icon name={icon} />
  </button>
)

type IconLinkProps = Omit<ComponentPropsWithRef<"a">, Unstyled> & Named & { readonly href: string }

export const IconLink = ({ label, icon, href, ...rest }: IconLinkProps) => (
  <a {...rest} href={href} className={styles.IconButton} data-kind="plain" aria-label={label}>
    <Icon name={icon} />
  </a>
)
