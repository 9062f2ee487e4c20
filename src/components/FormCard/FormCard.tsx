import { type ReactNode, useEffect, useRef } from "react"
import { Alert } from "../Alert/Alert"
import { Button } from "../Button/Button"
import { ErrorSummary } from "../ErrorSummary/ErrorSummary"
import { silentReports, submits } from "../Field/reportSilent"
import { LiveRegion } from "../LiveRegion/LiveRegion"
import styles from "./FormCard.module.css"
import { useFocusAfterWait } from "./useFocusAfterWait"

export type FormCardProps = {
  /** Accessible name of the form. */
  readonly label: string
  /** Above the fields; none where the page already has it. */
  readonly title?: string | undefined
  /** The fields. */
  readonly children: ReactNode
  /** What a press found wrong: a link to each field. */
  readonly wrong?:
    | { readonly title: string; readonly fields: ReadonlyArray<{ name: string; label: string }> }
    | undefined
  /** Failed attempts to send. Each increase focuses the first wrong field. */
  readonly attempts: number
  readonly submitLabel: string
  /** Present while it is sent: the button waits. */
  readonly sending?: Sending | undefined
  /** By the button or Enter, never while `sending`. The page stays. */
  readonly onSubmit: () => void
  /** The visitor enters the form: time to load what it needs. */
  readonly onFirstTouch?: (() => void) | undefined
  /** Shown where JavaScript does not run. */
  readonly withoutScripts: string
}

type Slow = { readonly text: string; readonly cancelLabel: string; readonly onCancel: () => void }

/** `text` is announced while sending; `slow` lets the visitor leave a long wait. */
export type Sending = { readonly text: string; readonly slow?: Slow | undefined }

const focusOn = (found: Element | null | undefined) => {
  const control = found?.matches("input, select, textarea") ? found : found?.querySelector("input")
  if (control instanceof HTMLElement) control.focus()
}

/** A form in a card: its fields, and its button or how sending ended. */
export const FormCard = (props: FormCardProps) => {
  const { title, wrong, attempts, sending, onSubmit, onFirstTouch } = props
  const ref = useRef<HTMLFormElement>(null)
  const touched = useRef(false)
  useFocusAfterWait(sending?.slow !== undefined, () =>
    ref.current?.querySelector<HTMLElement>("[type=submit]")?.focus({ preventScroll: true })
  )
  useEffect(() => {
    if (attempts > 0) focusOn(ref.current?.querySelector("[aria-invalid=true]"))
  }, [attempts])
  const touch = () => {
    if (!touched.current) onFirstTouch?.()
    touched.current = true
  }
  const goTo = (name: string) => focusOn(ref.current?.querySelector(`[name="${name}"]`))
  return (
    <form
      {...silentReports}
      ref={ref}
      className={styles.FormCard}
      data-stack
      data-card
      data-clarity-mask="true"
      aria-label={props.label}
      method="dialog"
      noValidate
      onSubmit={submits(onSubmit, sending !== undefined)}
      onFocus={touch}
    >
      {title && <h2 data-as="h3">{title}</h2>}
      {wrong && <ErrorSummary key={attempts} {...wrong} onGo={goTo} />}
      <div className={styles.fields}>{props.children}</div>
      {sending?.slow && (
        <Alert kind="info" button={{ label: sending.slow.cancelLabel, onClick: sending.slow.onCancel }}>
          {sending.slow.text}
        </Alert>
      )}
      <p className={styles.withoutScripts}>{props.withoutScripts}</p>
      <div className={styles.foot} data-cluster>
        <Button type="submit" size="large" loading={sending !== undefined}>
          {props.submitLabel}
        </Button>
        <LiveRegion role="status">{sending?.text ?? ""}</LiveRegion>
      </div>
    </form>
  )
}
