import type { ComponentProps } from "react"
import { Icon } from "../Icon/Icon"
import { IconButton } from "../IconButton/IconButton"
import styles from "./Toast.module.css"

/** ok, info: wait for a pause · bad: interrupts. Each closes itself after 3 s (AC-02), unless it is told nowhere else and `stays`. */
type Message = {
  readonly kind: "ok" | "info" | "bad"
  readonly text: string
  readonly stays?: boolean | undefined
  /** Where it leads. */
  readonly action?: (Pick<ComponentProps<"a">, "href" | "onClick"> & { readonly label: string }) | undefined
}

export type ToastProps = {
  /** What is told, if anything is. */
  readonly message?: Message | undefined
  readonly closeLabel: string
  readonly onClose: () => void
}

const icons = { ok: "check-circle-fill", info: "info-fill", bad: "x-circle-fill" } as const

const Card = ({
  message: { action, kind, text, stays },
  closeLabel,
  onClose
}: ToastProps & { readonly message: Message }) => (
  <div className={styles.card} data-kind={kind}>
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
 * A message in the corner, over the page. Its regions are always there, so that what comes into them is read aloud. Its time is
 * the bar under it, which stands still while the message is pointed at or has the focus.
 */
export const Toast = ({ message, ...rest }: ToastProps) => (
  <div className={styles.Toast}>
    <div role="status">{message && message.kind !== "bad" && <Card {...rest} message={message} />}</div>
    <div role="alert">{message?.kind === "bad" && <Card {...rest} message={message} />}</div>
  </div>
)
