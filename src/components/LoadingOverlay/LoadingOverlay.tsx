import { useId } from "react"
import { Button } from "../Button/Button"
import { useModal } from "../Dialog/useModal"
import styles from "./LoadingOverlay.module.css"

/** A wait without a way out stays: a browser that closes it all the same (a second Escape in a row) sees it open again. */
const stay = (overlay: HTMLDialogElement | null) => {
  if (overlay && !overlay.open) overlay.showModal()
}

/** A plane half way along its route. */
const Flight = () => (
  <svg className={styles.flight} viewBox="0 0 220 110" aria-hidden="true" focusable="false">
    <path className={styles.ahead} d="M10 92Q70 10 206 36" />
    <path className={styles.flown} d="M10 92Q47 42 112 35" />
    <circle className={styles.from} cx="10" cy="92" r="6" />
    <circle className={styles.to} cx="206" cy="36" r="6" />
    <g transform="translate(116 34.5) rotate(-3) scale(1.5)">
      <path
        className={styles.plane}
        d="M16 0q-2-4-8-4H1L-7-17h-5l4 13h-8l-5-6h-4l3 10-3 10h4l5-6h8l-4 13h5L1 4h7q6 0 8-4z"
      />
    </g>
  </svg>
)

/** What a wait says; `slowText` and the way out are given by the caller once it takes long. */
export type LoadingOverlayProps = {
  readonly title: string
  readonly hint?: string | undefined
  readonly slowText?: string | undefined
  readonly cancelLabel?: string | undefined
  readonly onCancel?: (() => void) | undefined
}

/**
 * Covers the page while something is fetched (1§2): mounted means waiting, unmounted gives focus back. It appears after 300 ms,
 * so that a quick answer does not flash, and announces itself politely.
 */
export const LoadingOverlay = ({ title, hint, slowText, cancelLabel, onCancel }: LoadingOverlayProps) => {
  const ref = useModal(true, () => (onCancel ? onCancel() : stay(ref.current)))
  const id = useId()
  return (
    <dialog
      ref={ref}
      className={styles.LoadingOverlay}
      aria-labelledby={id}
      aria-describedby={hint ? `${id}-hint` : undefined}
      closedby={onCancel ? "closerequest" : "none"}
    >
      <div className={styles.box}>
        <Flight />
        <div className={styles.text} role="status">
          <p className={styles.title} id={id}>
            {title}
          </p>
          {hint && (
            <p className={styles.hint} id={`${id}-hint`}>
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
