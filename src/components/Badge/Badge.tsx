import { Icon, type IconName } from "../Icon/Icon"
import styles from "./Badge.module.css"

export type BadgeProps = {
  readonly children: string
  /** top: the channel's label colour · recommended: a soft one · off: a discount · ok: something went well · mute: it is over */
  readonly kind: "top" | "recommended" | "off" | "ok" | "mute"
  readonly icon?: IconName | undefined
}

/** A short mark on a card: what the plan is known for, how much it is reduced, or how it stands. */
export const Badge = ({ children, kind, icon }: BadgeProps) => (
  <span className={styles.Badge} data-kind={kind}>
    {icon && <Icon name={icon} />}
    {children}
  </span>
)
