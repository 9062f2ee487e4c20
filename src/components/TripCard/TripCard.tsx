import { useId } from "react"
import { EmailText } from "../EmailText/EmailText"
import styles from "./TripCard.module.css"

export type TripCardProps = {
  readonly title: string
  /** Each a fact of the trip; `detail` stands under its value. */
  readonly rows: ReadonlyArray<{
    readonly label: string
    readonly value: string
    readonly detail?: string | undefined
  }>
}

/** Facts of a trip in a box, to check before paying. */
export const TripCard = ({ title, rows }: TripCardProps) => {
  const id = useId()
  return (
    <section className={styles.TripCard} data-stack data-card aria-labelledby={id}>
      <h2 data-as="h4" id={id}>
        {title}
      </h2>
      <dl className={styles.rows} data-stack>
        {rows.map(({ detail, label, value }) => (
          <div className={styles.row} data-cluster key={label}>
            <dt>{label}</dt>
            <dd>
              <EmailText>{value}</EmailText>
              {detail && <span className={styles.detail}>{detail}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
