import { type ReactNode, useId } from "react"
import { Icon } from "../Icon/Icon"
import styles from "./PaymentCard.module.css"

export type PaymentCardProps = {
  readonly title: string
  /** Beside the title, with a lock. */
  readonly note: string
  /** A CardPreview. */
  readonly preview: ReactNode
  /** The fields. */
  readonly children: ReactNode
}

/** A card's fields beside a picture of the card. */
export const PaymentCard = ({ title, note, preview, children }: PaymentCardProps) => {
  const id = useId()
  return (
    <section className={styles.PaymentCard} data-stack data-card aria-labelledby={id}>
      <header className={styles.head} data-cluster>
        <h2 data-as="h3" id={id}>
          {title}
        </h2>
        <p className={styles.note} data-note data-row>
          <Icon name="lock-simple-fill" />
          {note}
        </p>
      </header>
      <div className={styles.columns} data-stack>
        <div className={styles.preview}>{preview}</div>
        <div className={styles.fields}>{children}</div>
      </div>
    </section>
  )
}
