import { Alert } from "../Alert/Alert"
import styles from "./ErrorSummary.module.css"

export type ErrorSummaryProps = {
  /** How many fields need a change. */
  readonly title: string
  /** The fields, by the name of their control and by their label. */
  readonly fields: ReadonlyArray<{ readonly name: string; readonly label: string }>
  /** Goes to the field of this name. */
  readonly onGo: (name: string) => void
}

/** What has to be changed before a form can be sent: announced at once, with a way to each field. */
export const ErrorSummary = ({ title, fields, onGo }: ErrorSummaryProps) => (
  <Alert kind="bad">
    <div className={styles.ErrorSummary}>
      <strong>{title}</strong>
      <ul className={styles.fields}>
        {fields.map(({ name, label }) => (
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
          </li>
        ))}
      </ul>
    </div>
  </Alert>
)
