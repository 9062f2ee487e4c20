import type { LinkTo } from "../Button/Button"
import { Icon } from "../Icon/Icon"
import { IconButton } from "../IconButton/IconButton"
import { live } from "../LiveRegion/LiveRegion"
import styles from "./Toast.module.css"

/**
 * ok, info: screen readers wait for a pause · bad: interrupts. A toast closes after 3 s (AC-02).
 * `stays` keeps one whose text appears nowhere else.
 */
type Message = {
  readonly kind: "ok" | "info" | "bad"
  readonly text: string
  readonly stays?: boolean | undefined
  /** A link after the words. */
  readonly action?: LinkTo | undefined
}

export type ToastProps = {
  /** Undefined: nothing shows. */
  readonly message?: Message | undefined
  /** Accessible name of the cross. */
  readonly closeLabel: string
  /** The cross was pressed, or its time is over: the parent clears `message`. */
  readonly onClose: () => void
}

const icons = { ok: "check-circle-fill", info: "info-fill", bad: "x-circle-fill" } as const

type CardProps = ToastProps & { readonly message: Message }

const Card = ({ message: { action, kind, text, stays }, closeLabel, onClose }: CardProps) => (
  <div className={styles.card} data-row data-kind={kind}>
    <Icon name={icons[kind]} />
    <p className={styles.text}>
      {text}
      {action && (
        <a className={styles.action} href={action.href} onClick={action.onClick}>
          {action.label}
        </a>
      )}
    </p>
    <IconButton label={closeLabel} icon="x-bold" onClick={onClose} />
    {!stays && <span key={text} className={styles.time} onAnimationEnd={onClose} />}
  </div>
)

/**
 * A message below the header's bar. Both live regions are always present, otherwise screen readers would
 * miss the text. The time bar, and with it the 3 s, pauses under pointer and focus.
 */
export const Toast = ({ message, ...rest }: ToastProps) => (
  <div className={styles.Toast} data-screen>
    <div role="status">{message && message.kind !== "bad" && <Card {...rest} message={message} />}</div>
    <div {...live.alert}>{message?.kind === "bad" && <Card {...rest} message={message} />}</div>
  </div>
)
