import type { ComponentPropsWithRef } from "react"
import { Icon, type IconName } from "../Icon/Icon"
import styles from "./IconButton.module.css"

/** A round 44 px button whose only content is a picture; `label` is its accessible name. Other `<button>` attributes pass through. */
export type IconButtonProps = Omit<
  ComponentPropsWithRef<"button">,
  "className" | "style" | "children" | "aria-label"
> & {
  readonly label: string
  readonly icon: IconName
  readonly kind?: "plain" | "line" | undefined
}

/** A button without words on screen: closing, stepping, opening the menu. */
export const IconButton = ({ label, icon, kind = "plain", type = "button", ...rest }: IconButtonProps) => (
  <button {...rest} type={type} className={styles.IconButton} data-kind={kind} aria-label={label}>
    <Icon name={icon} />
  </button>
)
