import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from "react"
import { Alert } from "../Alert/Alert"
import { Button } from "../Button/Button"
import { ErrorSummary } from "../ErrorSummary/ErrorSummary"
import { LiveText } from "../LiveText/LiveText"
import styles from "./FormCard.module.css"

export type FormCardProps = {
  /** The accessible name of the form; where `title` is given, it is on screen too. */
  readonly label: string
  readonly title?: string | undefined
  /** The fields, from the top. Two of them in a FieldPair stand side by side. */
  readonly children: ReactNode
  /** What has to be changed before it can be sent; nothing if nothing was tried. */
  readonly wrong?:
    | { readonly title: string; readonly fields: ReadonlyArray<{ name: string; label: string }> }
    | undefined
  /** How often sending was tried in vain: when it grows, the first wrong field gets the focus. */
  readonly attempts: number
  readonly submitLabel: string
  /** While it is being sent; `slow` once that takes long. */
  readonly sending?: { readonly text: string; readonly slow?: Slow | undefined } | undefined
  readonly onSubmit: () => void
  /** The form was touched for the first time. */
  readonly onFirstTouch?: (() => void) | undefined
  /** What to do where there are no scripts: the form cannot be sent there. */
  readonly withoutScripts: string
  /** What goes with the button, such as what happens with the data. */
  readonly note?: ReactNode
}

/** A wait that takes long, and the way out of it. */
type Slow = { readonly text: string; readonly cancelLabel: string; readonly onCancel: () => void }

/** A control, or the first one of a group. */
const focusOn = (found: Element | null | undefined) => {
  const control = found?.matches("input, select, textarea") ? found : found?.querySelector("input")
  if (control instanceof HTMLElement) control.focus()
}

/** Who stood on the way out of a long wait stands on the form's button when that way is gone, not at the top of the page. */
const useFocusAfterWait = (form: RefObject<HTMLFormElement | null>, waiting: boolean) => {
  useEffect(() => {
    const { current } = form
    if (!waiting) return
    return () => {
      if (document.activeElement === document.body)
        current?.querySelector<HTMLElement>("[type=submit]")?.focus({ preventScroll: true })
    }
  }, [form, waiting])
}

/** A form on a card: its fields, what is wrong with them, its button, and how sending it stands. */
export const FormCard = (props: FormCardProps) => {
  const {
    label,
    title,
    children,
    wrong,
    attempts,
    submitLabel,
    sending,
    onSubmit,
    onFirstTouch,
    withoutScripts,
    note
  } = props
  const ref = useRef<HTMLFormElement>(null)
  const touched = useRef(false)
  useFocusAfterWait(ref, sending?.slow !== undefined)
  useEffect(() => {
    if (attempts > 0) focusOn(ref.current?.querySelector("[aria-invalid=true]"))
  }, [attempts])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!sending) onSubmit()
  }
  const touch = () => {
    if (!touched.current) onFirstTouch?.()
    touched.current = true
  }
  const goTo = (name: string) => focusOn(ref.current?.querySelector(`[name="${name}"]`))
  return (
    <form
      ref={ref}
      className={styles.FormCard}
      data-clarity-mask="true"
      aria-label={label}
      method="dialog"
      noValidate
      onSubmit={submit}
      onFocus={touch}
    >
      {title && <h2 className={styles.title}>{title}</h2>}
      {wrong && <ErrorSummary {...wrong} onGo={goTo} />}
      <div className={styles.fields}>{children}</div>
      {sending?.slow && (
        <Alert
          kind="info"
          action={
            <Button kind="line" size="small" onClick={sending.slow.onCancel}>
              {sending.slow.cancelLabel}
            </Button>
          }
        >
          {sending.slow.text}
        </Alert>
      )}
      <p className={styles.withoutScripts}>{withoutScripts}</p>
      <div className={styles.foot}>
        <Button type="submit" size="large" loading={sending !== undefined}>
          {submitLabel}
        </Button>
        {note && <div className={styles.note}>{note}</div>}
        <LiveText role="status">{sending?.text ?? ""}</LiveText>
      </div>
    </form>
  )
}
