import { type FormEvent, type ReactNode, useEffect, useRef } from "react"
import styles from "./StepForm.module.css"

export type StepFormProps = {
  /** Accessible name. */
  readonly label: string
  /** Presses that were refused. Each new one focuses the first wrong field. */
  readonly attempts: number
  /** By its button or Enter. The page stays. */
  readonly onSubmit: () => void
  /** The fields, then a StepFoot. */
  readonly children: ReactNode
}

/**
 * Reports texts that a password manager set without an event: what is on the screen is sold. React
 * keeps the attribute `value` as it last knew the text.
 */
const reportSilent = ({ elements }: HTMLFormElement) => {
  for (const field of elements)
    if (field instanceof HTMLInputElement && field.value !== field.defaultValue)
      field.dispatchEvent(new Event("input", { bubbles: true }))
}

/** The form of a checkout step. */
export const StepForm = ({ label, attempts, onSubmit, children }: StepFormProps) => {
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (attempts > 0) ref.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus()
  }, [attempts])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (ref.current) reportSilent(ref.current)
    onSubmit()
  }
  return (
    <form ref={ref} className={styles.StepForm} aria-label={label} method="dialog" noValidate onSubmit={submit}>
      {children}
    </form>
  )
}
