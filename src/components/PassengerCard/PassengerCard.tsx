import { type ReactNode, useId } from "react"
import styles from "./PassengerCard.module.css"

export type PassengerCardProps = {
  readonly title: string
  /** Describes the group, under its title. */
  readonly note: string
  /** Beside the title, such as to fill the fields from an account. */
  readonly action?: ReactNode
  /** The fields, in PassengerSections. */
  readonly children: ReactNode
}

/** The fields of one passenger, as a group. */
export const PassengerCard = ({ title, note, action, children }: PassengerCardProps) => {
  const id = useId()
  return (
    <fieldset
      className={styles.PassengerCard}
      data-stack
      data-card
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-note`}
    >
      <div className={styles.head} data-cluster>
        <div>
          <h2 data-as="h3" id={`${id}-title`}>
            {title}
          </h2>
          <p data-note id={`${id}-note`}>
            {note}
          </p>
        </div>
        {action && <div>{action}</div>}
      </div>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  )
}

export const PassengerSection = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div className={styles.section}>
    <h3 className={styles.subtitle}>{title}</h3>
    {children}
  </div>
)
