import { Alert } from "../Alert/Alert"
import styles from "./ErrorSummary.module.css"

export type ErrorSummaryProps = {
  readonly title: string
  readonly fields: ReadonlyArray<{ readonly name: string; readonly label: string }>
  readonly and?: string | undefined
  readonly onGo: (name: string) => void
}

const after = (index: number, count: number, and: string) =>
  index === count - 1 ? "." : index === count - 2 ? ` ${and} ` : ", "

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
