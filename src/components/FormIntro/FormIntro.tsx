import type { ReactNode } from "react"
import styles from "./FormIntro.module.css"

/** Title of a form, and what it is for. */
export const FormIntro = (props: {
  readonly title: string
  /** A string a paragraph. */
  readonly text: ReadonlyArray<string>
  /** After the text, such as a Timeline. */
  readonly children?: ReactNode
}) => (
  <div className={styles.FormIntro} data-stack>
    <h1>{props.title}</h1>
    {props.text.map((paragraph) => (
      <p className={styles.text} key={paragraph}>
        {paragraph}
      </p>
    ))}
    {props.children}
  </div>
)
