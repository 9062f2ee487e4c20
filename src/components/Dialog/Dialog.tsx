import { type ReactNode, useId } from "react"
import { ownClosing } from "../../browser/own"
import { Button } from "../Button/Button"
import { IconButton } from "../IconButton/IconButton"
import styles from "./Dialog.module.css"
import { useModal } from "./useModal"

export type DialogProps = {
  readonly title: string
  /** A sentence under the title. */
  readonly lead?: string | undefined
  readonly open: boolean
  /** Escape, a press outside or a button asks to close: set `open` to false. */
  readonly onClose: () => void
  /** Name of the cross, or words of the only button. */
  readonly closeLabel: string
  readonly children: ReactNode
  /** Between the title and the cross; only with `actions`. */
  readonly aside?: ReactNode
  /** Buttons at the foot. Without them, one button closes. */
  readonly actions?: ReactNode
  /**
   * It asks for a reader: no press counts for half a second, nor one outside, nor one on the page
   * once it closed. The second tap of a double one would agree, or close it, before anybody could
   * read it, or press what lies below.
   */
  readonly asks?: boolean | undefined
  /**
   * normal: 480 px · medium: 640 px · wide: 900 px; on a phone each is a sheet. The content of a
   * wide dialog scrolls, so it must contain something focusable.
   */
  readonly size?: "normal" | "medium" | "wide" | undefined
}

/**
 * A native modal. Focus starts in its first field, without one on the dialog, whose title and text
 * a screen reader then says. Escape, a press outside and the button call `onClose`; closing returns
 * focus (ER-02).
 */
export const Dialog = ({
  title,
  lead,
  open,
  onClose,
  closeLabel,
  children,
  aside,
  actions,
  asks,
  size = "normal"
}: DialogProps) => {
  const ref = useModal(open, onClose, "input, select, textarea")
  const id = useId()
  return (
    <dialog
      {...ownClosing}
      ref={ref}
      className={styles.Dialog}
      tabIndex={-1}
      data-size={size}
      data-asks={asks || undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={actions ? undefined : `${id}-body`}
    >
      {open && (
        <>
          <header className={styles.head}>
            <div>
              <h2 data-as="h3" id={`${id}-title`}>
                {title}
              </h2>
              {lead && <p className={styles.lead}>{lead}</p>}
            </div>
            {aside && <div className={styles.aside}>{aside}</div>}
            {actions && <IconButton label={closeLabel} icon="x-bold" onClick={onClose} />}
          </header>
          <div className={styles.body} id={`${id}-body`}>
            {children}
          </div>
          <footer className={styles.foot}>{actions ?? <Button onClick={onClose}>{closeLabel}</Button>}</footer>
        </>
      )}
    </dialog>
  )
}
