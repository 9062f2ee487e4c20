import { Alert } from "../Alert/Alert"
import styles from "./ErrorSummary.module.css"

export type ErrorSummaryProps = {
  /** How many fields need a change. */
  readonly title: string
  /** The fields, by the name of their control and by their label. */
  readonly fields: ReadonlyArray<{ readonly name: string; readonly label: string }>
  /** The word before the last field: with it the fields are read as one sentence. */
  readonly and?: string | undefined
  /** Goes to the field of this name. */
  readonly onGo: (name: string) => void
}

/** What follows the field at `index` in a sentence of `count`. */
const after = (index: number, count: number, and: string) =>
  index === count - 1 ? "." : index === count - 2 ? ` ${and} ` : ", "

/** What has to be changed before a form can be sent: announced at once, with a way to each field. */
export const ErrorSummary = ({ title, fields, and, onGo }: ErrorSummaryProps) => (
  <Alert kind="bad">
    <div className={styles.ErrorSummary} data-sentence={and === undefined ? undefined : ""}>
      <strong>{title}</strong>{" "}
      <ul className={styles.fields}>
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
