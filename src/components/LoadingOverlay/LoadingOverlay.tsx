import { type ReactNode, useId } from "react"
import { ownClosing } from "../../browser/own"
import { Button } from "../Button/Button"
import { useModal } from "../Dialog/useModal"
import { Flight } from "../Flight/Flight"
import styles from "./LoadingOverlay.module.css"

/** Reopens one that cannot be cancelled: a second Escape in a row closes it anyway. */
const stay = (overlay: HTMLDialogElement | null) => {
  if (overlay && !overlay.open) overlay.showModal()
}

export type LoadingOverlayProps = {
  readonly title: string
  /** A sentence under the title. */
  readonly hint?: string | undefined
  /** Shown once the wait is long. */
  readonly slowText?: string | undefined
  /** What is awaited. With it the overlay is a slip, and the page stays in sight around it. */
  readonly children?: ReactNode
  /** Of the button, which needs `onCancel` too. */
  readonly cancelLabel?: string | undefined
  /** Without it the visitor cannot leave. */
  readonly onCancel?: (() => void) | undefined
  /** Words alone, over a page that its parent leaves in sight. Default: covers it. */
  readonly over?: boolean | undefined
}

/**
 * Covers the page during a request, veils it or lies over it (QB-09). Mounting opens it; unmounting
 * returns focus. It becomes visible after 300 ms, so that a quick answer does not flash.
 */
export const LoadingOverlay = (props: LoadingOverlayProps) => {
  const { title, hint, slowText, children, cancelLabel, onCancel, over } = props
  const ref = useModal(true, () => (onCancel ? onCancel() : stay(ref.current)))
  const id = useId()
  return (
    <dialog
      {...ownClosing}
      ref={ref}
      className={styles.LoadingOverlay}
      data-slip={children ? "" : undefined}
      aria-labelledby={id}
      aria-describedby={hint ? `${id}-hint` : undefined}
      closedby={onCancel ? "closerequest" : "none"}
    >
      <div className={styles.box} data-wrap={over} data-slow={slowText !== undefined || undefined}>
        {!over && (
          <div className={styles.sky}>
            <Flight />
          </div>
        )}
        <div className={styles.text} data-stack role="status">
          <p className={styles.title} id={id}>
            {title}
          </p>
          {children}
          {hint && (
            <p data-text id={`${id}-hint`}>
              {hint}
            </p>
          )}
          {slowText && <p className={styles.slow}>{slowText}</p>}
        </div>
        {cancelLabel && onCancel && (
          <Button kind="line" onClick={onCancel}>
            {cancelLabel}
          </Button>
        )}
      </div>
    </dialog>
  )
}
