import { useEffect, useId, useRef, useState } from "react"
import { Alert } from "../Alert/Alert"
import { Button } from "../Button/Button"
import { Dialog } from "../Dialog/Dialog"
import { submits } from "../Field/reportSilent"
import type { Sending } from "../FormCard/FormCard"
import { useFocusAfterWait } from "../FormCard/useFocusAfterWait"
import { LiveRegion } from "../LiveRegion/LiveRegion"
import { TextField, type TextFieldProps } from "../TextField/TextField"
import styles from "./MailDialog.module.css"

export type MailDialogWords = {
  readonly title: string
  readonly submit: string
  /** Replaces the form once the plans were mailed. */
  readonly sent: string
  readonly close: string
}

export type MailDialogProps = {
  readonly open: boolean
  /** Which plans, in a sentence. */
  readonly lead: string
  /** Props of its TextField, of type `email`. */
  readonly field: TextFieldProps
  /** Presses that were refused. Each new one focuses the field. */
  readonly attempts: number
  /** Present while it is sent: the button waits. */
  readonly sending?: Sending | undefined
  /** Shows the success in place of the form. */
  readonly sent: boolean
  /** By the button or Enter, never while `sending`. */
  readonly onSubmit: () => void
  /** Escape, a press outside or a button asks to close: set `open` to false. */
  readonly onClose: () => void
  /** Title, the buttons, and what replaces the form once sent. */
  readonly words: MailDialogWords
}

/** Asks where to mail the chosen plans, and says that they were sent. */
export const MailDialog = (props: MailDialogProps) => {
  const { open, onClose, sent, lead, sending, words } = props
  const form = useId()
  const { close: closeLabel, title } = words
  if (sent)
    return (
      <Dialog key="sent" title={title} open={open} onClose={onClose} closeLabel={closeLabel}>
        <Alert kind="ok">{words.sent}</Alert>
      </Dialog>
    )
  const submit = (
    <Button type="submit" form={form} loading={sending !== undefined}>
      {words.submit}
    </Button>
  )
  return (
    <Dialog title={title} lead={lead} open={open} onClose={onClose} closeLabel={closeLabel} actions={submit}>
      <MailForm {...props} id={form} />
    </Dialog>
  )
}

const MailForm = (props: MailDialogProps & { readonly id: string }) => {
  const { id, field, attempts, sending, onSubmit, words } = props
  const input = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState(0)
  useEffect(() => {
    if (attempts === 0) return
    // A field that has the focus already does not say its message by itself.
    setRefused(document.activeElement === input.current ? attempts : 0)
    input.current?.focus()
  }, [attempts])
  useFocusAfterWait(sending?.slow !== undefined, () => input.current?.focus())
  return (
    <form
      id={id}
      className={styles.MailDialog}
      data-stack
      aria-label={words.title}
      noValidate
      onSubmit={submits(onSubmit, sending !== undefined)}
    >
      <TextField {...field} ref={input} />
      {sending?.slow && (
        <Alert kind="info" button={{ label: sending.slow.cancelLabel, onClick: sending.slow.onCancel }}>
          {sending.slow.text}
        </Alert>
      )}
      <LiveRegion role="status">{sending?.text ?? ""}</LiveRegion>
      <LiveRegion role="alert">{refused === attempts && field.error && attempts > 0 ? field.error : ""}</LiveRegion>
    </form>
  )
}
