import { useId } from "react"
import styles from "./Steps.module.css"

/** Numbered steps that tell what comes next. */
export const Steps = (props: {
  /** Place of the steps: under the title, or beside it where there is room. */
  readonly layout?: "under" | "beside" | undefined
  readonly title: string
  readonly steps: readonly { readonly title: string; readonly text: string }[]
}) => {
  const id = useId()
  return (
    <section className={styles.Steps} data-stack data-layout={props.layout} aria-labelledby={id}>
      <h2 data-as="h3" id={id}>
        {props.title}
      </h2>
      <ol className={styles.list} data-stack>
        {props.steps.map(({ text, title }) => (
          <li key={title} className={styles.step} data-stack>
            <h3 className={styles.title}>{title}</h3>
            <p data-text>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
