import { CardMark } from "../CardMark/CardMark"
import { maskedFromRecorders } from "../CardNumberField/cardDigits"
import styles from "./PaymentSlip.module.css"

export type PaymentSlipProps = {
  /** Its name. */
  readonly plan: string
  /** Days and people, in short. */
  readonly trip: string
  /** The price to pay, as written. */
  readonly total: string
  /** The instalments. */
  readonly way?: string | undefined
  /** The card's network, and its words with the last digits. Recorders do not see them (CO-05). */
  readonly card?: { readonly network: string; readonly text: string } | undefined
}

/** What is being charged, for a LoadingOverlay. */
export const PaymentSlip = ({ plan, trip, total, way, card }: PaymentSlipProps) => (
  <div className={styles.PaymentSlip} data-stack>
    <p className={styles.small}>
      <strong>{plan}</strong>
      <br />
      {trip}
    </p>
    <p className={styles.price}>{total}</p>
    {way && <p className={styles.small}>{way}</p>}
    {card && (
      <p className={styles.card} data-row {...maskedFromRecorders}>
        <CardMark network={card.network} />
        {card.text}
      </p>
    )}
  </div>
)
