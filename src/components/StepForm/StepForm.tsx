import { type ReactNode, type SubmitEvent, useEffect, useRef } from "react"
import { reportSilent } from "../Field/reportSilent"
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

/** The form of a checkout step. */
export const StepForm = ({ label, attempts, onSubmit, children }: StepFormProps) => {
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (attempts > 0) ref.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus()
  }, [attempts])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    reportSilent(event.currentTarget)
    onSubmit()
  }
  return (
    <form ref={ref} className={styles.StepForm} aria-label={label} method="dialog" noValidate onSubmit={submit}>
      {children}
    </form>
  )
}
