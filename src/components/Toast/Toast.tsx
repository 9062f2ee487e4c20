import { Icon } from "../Icon/Icon"
import { IconButton } from "../IconButton/IconButton"
import styles from "./Toast.module.css"

/** ok: closes itself after 3 s · bad: interrupts, and stays until it is closed (2§4). */
type Message = { readonly kind: "ok" | "bad"; readonly text: string }

export type ToastProps = {
  /** What is told, if anything is. */
  readonly message?: Message | undefined
  readonly closeLabel: string
  readonly onClose: () => void
}

const Card = ({ message: { kind, text }, closeLabel, onClose }: ToastProps & { readonly message: Message }) => (
  <div className={styles.card} data-kind={kind}>
    <Icon name={kind === "ok" ? "check-circle-fill" : "x-circle-fill"} />
    <p className={styles.text}>{text}</p>
    <IconButton label={closeLabel} icon="x-bold" onClick={onClose} />
    {kind === "ok" && <span className={styles.time} onAnimationEnd={onClose} />}
  </div>
)

/**
 * A message in the corner, over the page. Its regions are always there, so that what comes into them is read aloud. The time
 * of a good message is the bar under it: it stands still while the message is pointed at or has the focus.
 */
export const Toast = ({ message, ...rest }: ToastProps) => (
  <div className={styles.Toast}>
    <div role="status">{message?.kind === "ok" && <Card {...rest} message={message} />}</div>
    <div role="alert">{message?.kind === "bad" && <Card {...rest} message={message} />}</div>
  </div>
)
