import { type FormEvent, type ReactNode, useEffect, useRef } from "react"
import { Button } from "../Button/Button"
import styles from "./Question.module.css"

export type QuestionProps = {
  readonly title: string
  readonly text: string
  readonly children: ReactNode
  /** Presses that were refused. Each new one focuses the first wrong field. */
  readonly attempts: number
  readonly submitLabel: string
  readonly onSubmit: () => void
  /** The other answer, where a question has two. */
  readonly other?: { readonly label: string; readonly onPress: () => void } | undefined
}

/** A question on a page of its own, with a field and one or two answers. */
export const Question = ({ attempts, children, onSubmit, other, submitLabel, text, title }: QuestionProps) => {
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
      <div className={styles.answers}>
        <Button type="submit" size="large" block>
          {submitLabel}
        </Button>
        {other && (
          <Button kind="line" size="large" block onClick={other.onPress}>
            {other.label}
          </Button>
        )}
      </div>
    </form>
  )
}
