import { type ReactNode, useId } from "react"
import { Icon } from "../Icon/Icon"
import styles from "./PaymentCard.module.css"

export type PaymentCardProps = {
  readonly title: string
  /** Under the title: what is secured. */
  readonly note: string
  /** A CardPreview. */
  readonly preview: ReactNode
  /** The fields. */
  readonly children: ReactNode
}

/** A card's fields beside a picture of the card. Paper shows neither: it outlives the payment. */
export const PaymentCard = ({ title, note, preview, children }: PaymentCardProps) => {
  const id = useId()
  return (
    <section className={styles.PaymentCard} data-card data-screen aria-labelledby={id}>
      <header className={styles.head} data-row>
        <span className={styles.lock} data-round>
          <Icon name="lock-simple-fill" />
        </span>
        <div>
          <h2 data-as="h3" id={id}>
            {title}
          </h2>
          <p className={styles.note}>{note}</p>
        </div>
      </header>
      <div className={styles.columns} data-stack>
        <div className={styles.preview}>{preview}</div>
        <div className={styles.fields}>{children}</div>
      </div>
    </section>
  )
}
