import { useState } from "react"
import { Alert } from "../Alert/Alert"
import styles from "./ErrorSummary.module.css"

export type ErrorSummaryProps = {
  readonly title: string
  /** The wrong fields, in the order of the form; each becomes a link. */
  readonly fields: ReadonlyArray<{ readonly name: string; readonly label: string }>
  /** Joins the last two fields of a sentence. Without it they are a list. */
  readonly and?: string | undefined
  /** Receives the name of the field to focus. */
  readonly onGo: (name: string) => void
}

const after = (index: number, count: number, and: string) => {
  if (index === count - 1) return "."
  return index === count - 2 ? ` ${and} ` : ", "
}

/**
 * Announces once what a press found wrong. It is silent while the visitor corrects it, as each
 * field tells of itself; a new `key` announces anew (A11Y-05).
 */
export const ErrorSummary = ({ title, fields, and, onGo }: ErrorSummaryProps) => {
  const [announced] = useState(title)
  return (
    <Alert kind="bad" silent={title !== announced}>
      <div className={styles.ErrorSummary} data-cluster data-sentence={and === undefined ? undefined : ""}>
        <strong>{title}</strong>{" "}
        <ul className={styles.fields} data-cluster>
          {fields.map(({ name, label }, index) => (
            <li key={name}>
              <a
                className={styles.link}
                href={`#${name}`}
                onClick={(event) => {
                  event.preventDefault()
                  onGo(name)
                }}
              >
                {label}
              </a>
              {and !== undefined && after(index, fields.length, and)}
            </li>
          ))}
        </ul>
      </div>
    </Alert>
  )
}
