import type { ComponentPropsWithRef } from "react"
import { Icon, type IconName } from "../Icon/Icon"
import styles from "./IconButton.module.css"

/**
 * Other `<button>` attributes pass through. `aria-disabled` ignores presses and keeps the focus.
 */
export type IconButtonProps = Omit<
  ComponentPropsWithRef<"button">,
  "className" | "style" | "children" | "aria-label" | "disabled"
> & {
  /** Accessible name. */
  readonly label: string
  readonly icon: IconName
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

export const IconLink = (
  props: Omit<ComponentPropsWithRef<"a">, "className" | "style" | "children" | "aria-label" | "href"> & {
    readonly label: string
    readonly icon: IconName
    readonly href: string
  }
) => {
  const { label, icon, href, ...rest } = props
  return (
    <a {...rest} href={href} className={styles.IconButton} data-kind="plain" aria-label={label}>
      <Icon name={icon} />
    </a>
  )
}
