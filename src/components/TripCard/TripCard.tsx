import { useId } from "react"
import styles from "./TripCard.module.css"

export type TripCardProps = {
  readonly title: string
  readonly rows: ReadonlyArray<{ readonly label: string; readonly value: string }>
}

/** Travellers and recipient of the voucher. Compact and centred below 768 px (PY-01). */
export const TripCard = ({ title, rows }: TripCardProps) => {
  const id = useId()
  return (
    <section className={styles.TripCard} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      <dl className={styles.rows}>
        {rows.map(({ label, value }) => (
          <div className={styles.row} key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
