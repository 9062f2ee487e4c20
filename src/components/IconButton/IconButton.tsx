import type { ComponentPropsWithRef } from "react"
import { Icon, type IconName } from "../Icon/Icon"
import styles from "./IconButton.module.css"

/** A round 44 px button whose only content is a picture; `label` is its accessible name. Other `<button>` attributes pass through; `aria-disabled` does nothing when pressed and keeps the focus. */
export type IconButtonProps = Omit<
  ComponentPropsWithRef<"button">,
  "className" | "style" | "children" | "aria-label" | "disabled"
> & {
  readonly label: string
  readonly icon: IconName
  readonly kind?: "plain" | "line" | undefined
}

/** A button without words on screen: closing, stepping, opening the menu. */
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

/** A link that looks like an icon button. */
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
