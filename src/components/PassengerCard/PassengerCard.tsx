import { type ReactNode, useId } from "react"
import styles from "./PassengerCard.module.css"

export type PassengerCardProps = {
  /** The name of the group, which is its heading. */
  readonly title: string
  /** Said under the title: the age, what this passenger receives. */
  readonly note: string
  /** A button that fills the card. */
  readonly action?: ReactNode
  /** Rows of fields, then sections. */
  readonly children: ReactNode
}

/** The data of one passenger: a group of fields, named by its heading (PA-02). */
export const PassengerCard = ({ title, note, action, children }: PassengerCardProps) => {
  const id = useId()
  return (
    <fieldset className={styles.PassengerCard} aria-labelledby={`${id}-title`} aria-describedby={`${id}-note`}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.title} id={`${id}-title`}>
            {title}
          </h2>
          <p className={styles.note} id={`${id}-note`}>
            {note}
          </p>
        </div>
        {action && <div>{action}</div>}
      </div>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  )
}
