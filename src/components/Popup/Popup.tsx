import { type KeyboardEvent, type ReactNode, type Ref, useImperativeHandle } from "react"
import { IconButton } from "../IconButton/IconButton"
import { SheetTrail } from "../SheetTrail/SheetTrail"
import styles from "./Popup.module.css"
import { type LedSheet, useLed } from "./useLed"
import { type Dismissal, usePopover } from "./usePopover"

/** Commands that the content of a popup gives to it. */
export type PopupHandle = {
  /** The visitor is done: closes, or leads to the next popup. */
  readonly close: () => void
  /** Moves the focus into the content, once that has loaded. */
  readonly settle: () => void
  /** Focuses the first field that is wrong. */
  readonly focusInvalid: () => void
}

export type PopupProps = {
  /** Its id in the page: the button that opens it has it as `popoverTarget`. */
  readonly id: string
  /** What it chooses: its name for screen readers. */
  readonly label: string
  /** Visible on a phone, where it is a sheet. Default: the label. */
  readonly title?: string
  /** Accessible name of the cross. */
  readonly closeLabel: string
  readonly children: ReactNode
  /** Stays in view while the content scrolls. */
  readonly foot?: ReactNode
  /** snug: narrow edges, for a list · wide: centred under its button. A phone has one size. */
  readonly size?: "snug" | "normal" | "wide"
  /** Opens on mount, for a press that came too early, unless the focus has moved on. */
  readonly openAtOnce?: boolean | undefined
  /** Leads on from popup to popup, as pages of one sheet. */
  readonly led?: LedSheet | undefined
  /** The answer before it, on a sheet that leads. A press returns to that. */
  readonly before?: ReactNode
  /** Atrás leaves it: time to take over what holds. */
  readonly onBack?: () => void
  /** It opens: time to load what it shows. */
  readonly onOpen?: () => void
  /** Closed by Escape or its cross, or by a press outside. */
  readonly onDismiss?: (why: Dismissal) => void
  /** Enter in an input, which would otherwise submit the surrounding form. */
  readonly onEnter?: () => void
  /** Lets its content close it. */
  readonly ref?: Ref<PopupHandle>
}

/**
 * A non-modal dialog for a `<button popoverTarget={id}>`: beside the button from 768 px, below that
 * a bottom sheet. The browser handles light dismiss, Escape and the return of focus (A11Y-02).
 * Renders its content from the first opening on.
 */
export const Popup = (props: PopupProps) => {
  const { attributes, root, seen, close, settle } = usePopover(props)
  const led = useLed(props.id, props.led, close)
  useImperativeHandle(props.ref, () => ({
    close: () => (led ? led.done() : close("asked")),
    settle,
    focusInvalid: () => root.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus()
  }))
  const onBack = () => {
    props.onBack?.()
    led?.back()
  }
  const title = <p className={styles.title}>{props.title ?? props.label}</p>
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
      role="dialog"
      aria-label={props.label}
      aria-describedby={led && `${props.id}-step`}
      tabIndex={-1}
      data-size={props.size ?? "normal"}
      data-led={led?.place}
      {...attributes}
      onKeyDown={onKeyDown}
    >
      {seen && (
        <div className={styles.panel}>
          <div className={styles.head}>
            {led ? <SheetTrail {...led} id={`${props.id}-step`} onBack={onBack} /> : title}
            <IconButton label={props.closeLabel} icon="x-bold" onClick={() => close("escape")} />
          </div>
          {led && title}
          <div className={styles.body}>
            {led && props.before && (
              <button type="button" className={styles.before} data-row onClick={onBack}>
                {props.before}
                <span className={styles.change} data-words>
                  {led.words.change}
                </span>
              </button>
            )}
            {props.children}
          </div>
          {props.foot && <div className={styles.foot}>{props.foot}</div>}
        </div>
      )}
    </div>
  )
}
