import { Icon, type IconName } from "../Icon/Icon"
import styles from "./Badge.module.css"

export type BadgeProps = {
  readonly children: string
  /** top, recommended: how others rate it · off: a discount · ok: valid · mute: over. */
  readonly kind: "top" | "recommended" | "off" | "ok" | "mute"
  /** Before the words. */
  readonly icon?: IconName | undefined
}

/** A short label on a card. */
export const Badge = ({ children, kind, icon }: BadgeProps) => (
  <span className={styles.Badge} data-kind={kind}>
    {icon && <Icon name={icon} />}
    {children}
  </span>
)
