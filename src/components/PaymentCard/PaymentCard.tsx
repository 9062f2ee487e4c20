import { type ReactNode, useId } from "react"
import { Icon } from "../Icon/Icon"
import styles from "./PaymentCard.module.css"

export type PaymentCardProps = {
  readonly title: string
  /** With a lock, beside the title. */
  readonly note: string
  /** The card's picture: beside the fields where there is room, over them on a phone. */
  readonly preview: ReactNode
  /** The fields, from the top. Two of them in a FieldPair stand side by side. */
  readonly children: ReactNode
}

/** The white card on which a payment card is asked for. */
export const PaymentCard = ({ title, note, preview, children }: PaymentCardProps) => {
  const id = useId()
  return (
    <section className={styles.PaymentCard} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        <p className={styles.note}>
          <Icon name="lock-simple-fill" />
          {note}
        </p>
      </header>
      <div className={styles.columns}>
        <div className={styles.preview}>{preview}</div>
        <div className={styles.fields}>{children}</div>
      </div>
    </section>
  )
}
