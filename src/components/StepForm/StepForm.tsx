import { type FormEvent, type ReactNode, useEffect, useRef } from "react"
import styles from "./StepForm.module.css"

export type StepFormProps = {
  /** The accessible name of the form. */
  readonly label: string
  /** How often going on was tried in vain: when it grows, the first wrong field gets the focus. */
  readonly attempts: number
  readonly onSubmit: () => void
  /** Cards of fields, and the end of the step. */
  readonly children: ReactNode
}

/** The cards of a step of the purchase as one form. */
export const StepForm = ({ label, attempts, onSubmit, children }: StepFormProps) => {
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (attempts > 0) ref.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus()
  }, [attempts])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form ref={ref} className={styles.StepForm} aria-label={label} method="dialog" noValidate onSubmit={submit}>
      {children}
    </form>
  )
}
