import { useId } from "react"
import type { LinkTo } from "../Button/Button"
import { CardMark } from "../CardMark/CardMark"
import { maskedFromRecorders } from "../CardNumberField/cardDigits"
import { EmailText } from "../EmailText/EmailText"
import { FieldError } from "../FieldError/FieldError"
import type { PaymentSlipProps } from "../PaymentSlip/PaymentSlip"
import styles from "./TripCard.module.css"

export type TripCardProps = {
  readonly title: string
  /** Each a fact of the trip, or a person of it. */
  readonly rows: ReadonlyArray<{ readonly label: string; readonly value: string }>
  /** people: the label leads, and wide rows stand in columns. Default: facts */
  readonly kind?: "facts" | "people"
  /** Where something goes, and the way to another place. */
  readonly to?: { readonly label: string; readonly value: string; readonly change: LinkTo } | undefined
  readonly sum?: TripSum | undefined
}

/** What is charged, and how. Recorders do not see the card (CO-05). */
type TripSum = Pick<PaymentSlipProps, "card" | "way"> & {
  readonly label: string
  readonly price: string
  /** What is still to come before the charge. */
  readonly missing?: string | undefined
}

/** Facts of a trip in a box, to check before paying. */
export const TripCard = ({ kind, rows, sum, title, to }: TripCardProps) => {
  const id = useId()
  return (
    <section className={styles.TripCard} data-stack data-card data-kind={kind} aria-labelledby={id}>
      <h2 data-as="h4" id={id}>
        {title}
      </h2>
      <dl className={styles.rows} data-stack>
        {rows.map(({ label, value }) => (
          <div className={styles.row} data-cluster key={label + value}>
            <dt>{label}</dt>
            <dd>
              <EmailText>{value}</EmailText>
            </dd>
          </div>
        ))}
      </dl>
      {to && (
        <p className={styles.to} data-text>
          {to.label}{" "}
          <strong>
            <EmailText>{to.value}</EmailText>
          </strong>
          {"\u00a0· "}
          <a data-words href={to.change.href} onClick={to.change.onClick}>
            {to.change.label}
          </a>
        </p>
      )}
      {sum && (
        <div className={styles.sum} data-small>
          <p className={styles.total} data-cluster>
            {sum.label} <strong className={styles.price}>{sum.price}</strong>
          </p>
          {sum.way && <p>{sum.way}</p>}
          {sum.card && (
            <p className={styles.line} data-row {...maskedFromRecorders}>
              <CardMark network={sum.card.network} />
              {sum.card.text}
            </p>
          )}
          {sum.missing && (
            <div className={styles.line} data-row>
              <FieldError id={`${id}-missing`}>{sum.missing}</FieldError>
            </div>
          )}
        </div>
      )}
    </section>
  )
}
