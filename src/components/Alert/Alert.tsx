import type { ReactNode } from "react"
import { Button, type ButtonProps } from "../Button/Button"
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

type Press = Pick<ButtonProps, "icon" | "size" | "onClick"> & { readonly label: string }

const AlertButton = ({ label, ...button }: Press) => (
  <Button kind="line" size="small" {...button}>
    {label}
  </Button>
)

/**
 * A message in the page. `bad` interrupts screen readers (`role=alert`); the other kinds wait for a
 * pause (`role=status`).
 */
export const Alert = (props: {
  /** ok: it worked · bad: it failed · warn: to heed · info: good to know */
  readonly kind: AlertKind
  readonly children: ReactNode
  /** The button after the words. Default size: small. */
  readonly button?: Press | undefined
  /** Links or buttons after the words. */
  readonly action?: ReactNode
  /** Changes from now on are not announced. */
  readonly silent?: boolean
}) => (
  <div
    className={styles.Alert}
    data-cluster
    data-kind={props.kind}
    {...live[props.kind === "bad" ? "alert" : "status"]}
    {...(props.silent && { "aria-live": "off" })}
  >
    <Icon name={icons[props.kind]} />
    <div className={styles.text} ref={lateWords}>
      {props.children}
    </div>
    {(props.button || props.action) && (
      <div className={styles.action} data-cluster>
        {props.button && <AlertButton {...props.button} />}
        {props.action}
      </div>
    )}
  </div>
)
