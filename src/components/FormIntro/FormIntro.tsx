import type { ReactNode } from "react"
import styles from "./FormIntro.module.css"

export const FormIntro = (props: {
  readonly title: string
  readonly text: ReadonlyArray<string>
  readonly children?: ReactNode
}) => (
  <div className={styles.FormIntro}>
    <h1 className={styles.title}>{props.title}</h1>
    {props.text.map((paragraph) => (
      <p className={styles.text} key={paragraph}>
        {paragraph}
      </p>
    ))}
    {props.children}
  </div>
)
