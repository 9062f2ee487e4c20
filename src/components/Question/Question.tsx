import { type FormEvent, type ReactNode, useEffect, useRef } from "react"
import { Button } from "../Button/Button"
import styles from "./Question.module.css"

export type QuestionProps = {
  /** What is missing, as the page's heading. */
  readonly title: string
  /** Why it is asked for. */
  readonly text: string
  /** The fields, from the top. */
  readonly children: ReactNode
  /** How often going on was tried in vain: when it grows, the first wrong field gets the focus. */
  readonly attempts: number
  readonly submitLabel: string
  readonly onSubmit: () => void
}

/** What a way that was begun elsewhere still has to know, announced and asked for before it goes on. */
export const Question = ({ attempts, children, onSubmit, submitLabel, text, title }: QuestionProps) => {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus()
  }, [attempts])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form ref={form} className={styles.Question} aria-label={title} method="dialog" noValidate onSubmit={submit}>
      <div role="status">
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.fields}>{children}</div>
      <Button type="submit" size="large" block>
        {submitLabel}
      </Button>
    </form>
  )
}
