import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react"
import { silentReports, submits } from "../Field/reportSilent"
import styles from "./StepForm.module.css"

export type StepFormProps = {
  /** For a StepFoot outside. */
  readonly id?: string | undefined
  /** Accessible name. */
  readonly label: string
  /** Presses that were refused. Each new one focuses the first wrong field. */
  readonly attempts: number
  /** By its button or Enter. The page stays. */
  readonly onSubmit: () => void
  /** The fields, then a StepFoot, unless it stands outside. */
  readonly children: ReactNode
}

/** A held Enter submits once: it may have closed a modal, and the focus returns to a button here. */
const pressOnce = (event: KeyboardEvent) => {
  if (event.key === "Enter" && event.repeat) event.preventDefault()
}

/** The form of a checkout step. */
export const StepForm = ({ id, label, attempts, onSubmit, children }: StepFormProps) => {
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (attempts > 0) ref.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus()
  }, [attempts])
  return (
    <form
      {...silentReports}
      ref={ref}
      id={id}
      className={styles.StepForm}
      aria-label={label}
      method="dialog"
      noValidate
      onKeyDown={pressOnce}
      onSubmit={submits(onSubmit)}
    >
      {children}
    </form>
  )
}
