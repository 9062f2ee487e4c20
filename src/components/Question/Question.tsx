import type { ReactNode } from "react"
import { Button } from "../Button/Button"
import { StepForm, type StepFormProps } from "../StepForm/StepForm"
import styles from "./Question.module.css"

export type QuestionProps = Pick<StepFormProps, "attempts" | "onSubmit"> & {
  readonly title: string
  readonly text: string
  /** The fields; null where the buttons are the answers. */
  readonly children: ReactNode
  readonly submitLabel: string
  /** The other answer, where a question has two. */
  readonly other?: { readonly label: string; readonly onPress: () => void } | undefined
}

/** A question on a page of its own, with a field and one or two answers. */
export const Question = ({ children, other, submitLabel, text, title, ...form }: QuestionProps) => (
  <StepForm label={title} {...form}>
    <div className={styles.Question} data-stack>
      <div role="status">
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.fields}>{children}</div>
      <div className={styles.answers} data-stack>
        <Button type="submit" size="large" block>
          {submitLabel}
        </Button>
        {other && (
          <Button kind="line" size="large" block onClick={other.onPress}>
            {other.label}
          </Button>
        )}
      </div>
    </div>
  </StepForm>
)
