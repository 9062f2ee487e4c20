import { type KeyboardEvent, type ReactNode, type Ref, useImperativeHandle } from "react"
import { IconButton } from "../IconButton/IconButton"
import styles from "./Popup.module.css"
import { type Dismissal, usePopover } from "./usePopover"

/** What the content of a popup may ask of it. */
export type PopupHandle = {
  /** Closes it and gives the focus back to its button, without a dismissal. */
  readonly close: () => void
  /** Its content has come late: takes the focus that waited for it. */
  readonly settle: () => void
  /** Puts the focus on the first field that is marked as wrong. */
  readonly focusInvalid: () => void
}

export type PopupProps = {
  /** What the opening button says in `popoverTarget`. */
  readonly id: string
  /** Accessible name of the dialog. */
  readonly label: string
  /** Heading of the sheet, on narrow screens. */
  readonly title: string
  readonly closeLabel: string
  readonly children: ReactNode
  /** Stays in sight under a scrolling body. */
  readonly foot?: ReactNode
  /** snug: less room around, for lists that bring their own · wide: more than half a page */
  readonly size?: "snug" | "normal" | "wide"
  /** It was asked for before it was loaded: it opens as it appears, unless the focus is elsewhere by then. */
  readonly openAtOnce?: boolean | undefined
  readonly onOpen?: () => void
  /** Called when it closes by other means than `close()`. */
  readonly onDismiss?: (why: Dismissal) => void
  /** Enter in one of its inputs, which would otherwise submit the form around. */
  readonly onEnter?: () => void
  readonly ref?: Ref<PopupHandle>
}

/**
 * A non-modal dialog opened by a `<button popoverTarget={id}>`: beside its button from 768 px, a sheet from the bottom under that.
 * Light dismiss, Escape and the return of the focus are the platform's (A11Y-02); the content is rendered from the first opening on.
 */
export const Popup = (props: PopupProps) => {
  const { root, seen, close, settle, onBeforeToggle, onToggle } = usePopover(props)
  useImperativeHandle(props.ref, () => ({
    close: () => close("asked"),
    settle,
    focusInvalid: () => root.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus()
  }))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    props.onEnter?.()
  }
  return (
    <div
      ref={root}
      id={props.id}
      className={styles.Popup}
      popover="auto"
      role="dialog"
      aria-label={props.label}
      tabIndex={-1}
      data-size={props.size ?? "normal"}
      onBeforeToggle={onBeforeToggle}
      onToggle={onToggle}
      onKeyDown={onKeyDown}
    >
      {seen && (
        <div className={styles.panel}>
          <div className={styles.head}>
            <p className={styles.title}>{props.title}</p>
            <IconButton label={props.closeLabel} icon="x-bold" onClick={() => close("escape")} />
          </div>
          <div className={styles.body}>{props.children}</div>
          {props.foot && <div className={styles.foot}>{props.foot}</div>}
        </div>
      )}
    </div>
  )
}
