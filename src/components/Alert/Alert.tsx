import type { ReactNode } from "react"
import { Icon, type IconName } from "../Icon/Icon"
import { lateWords, live } from "../LiveRegion/LiveRegion"
import styles from "./Alert.module.css"

type AlertKind = "ok" | "bad" | "warn" | "info"
const icons: Readonly<Record<AlertKind, IconName>> = {
  ok: "check-circle-fill",
  bad: "warning-circle-fill",
  warn: "warning-fill",
  info: "info-fill"
}

/**
 * A message in the page. `bad` interrupts screen readers (`role=alert`); the other kinds wait for a
 * pause (`role=status`).
 */
export const Alert = (props: {
  readonly kind: AlertKind
  readonly children: ReactNode
  /** A button or link after the words. */
  readonly action?: ReactNode
  /** Changes from now on are not announced. */
  readonly silent?: boolean
}) => (
  <div
    className={styles.Alert}
    data-kind={props.kind}
    {...live[props.kind === "bad" ? "alert" : "status"]}
    {...(props.silent && { "aria-live": "off" })}
  >
    <Icon name={icons[props.kind]} />
    <div className={styles.text} ref={lateWords}>
      {props.children}
    </div>
    {props.action && <div className={styles.action}>{props.action}</div>}
  </div>
)
