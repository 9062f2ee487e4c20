import { type ReactNode, useId } from "react"
import { Button } from "../Button/Button"
import { IconButton } from "../IconButton/IconButton"
import styles from "./Dialog.module.css"
import { useModal } from "./useModal"

/** What a modal holds; without `actions` its foot is one primary button that closes, with them the head gets a cross. */
export type DialogProps = {
  readonly title: string
  /** What the content is about, in a line under the title. */
  readonly lead?: string | undefined
  readonly open: boolean
  readonly onClose: () => void
  /** Names the way out: the words of the foot's button, or of the cross when there are `actions`. */
  readonly closeLabel: string
  readonly children: ReactNode
  readonly actions?: ReactNode
  /** normal 480 px · medium 640 px · wide 900 px, on a phone a sheet; a wide one's content scrolls, and holds what can be focused. */
  readonly size?: "normal" | "medium" | "wide" | undefined
}

/** A modal named by its title. Escape, a press outside and its button ask `onClose`; focus goes back where it was (ER-02). */
export const Dialog = ({ title, lead, open, onClose, closeLabel, children, actions, size = "normal" }: DialogProps) => {
  const ref = useModal(open, onClose, "input, select, textarea")
  const id = useId()
  return (
    <dialog
      ref={ref}
      className={styles.Dialog}
      data-size={size}
      aria-labelledby={`${id}-title`}
      aria-describedby={actions ? undefined : `${id}-body`}
    >
      {open && (
        <>
          <header className={styles.head}>
            <div>
              <h2 className={styles.title} id={`${id}-title`}>
                {title}
              </h2>
              {lead && <p className={styles.lead}>{lead}</p>}
            </div>
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
