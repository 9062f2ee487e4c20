import { type ReactNode, useId } from "react"
import { Badge } from "../Badge/Badge"
import { Icon } from "../Icon/Icon"
import styles from "./Ticket.module.css"
import { VoucherNumber } from "./VoucherNumber"

export type TicketProps = {
  readonly plan: string
  readonly badge: string
  readonly rows: ReadonlyArray<{ readonly label: string; readonly value: string }>
  readonly voucher: { readonly label: string; readonly number: string }
  readonly sent?: { readonly label: string; readonly address: string } | undefined
  readonly children?: ReactNode
}

/** A purchase drawn as a ticket, with the voucher number on its stub. */
export const Ticket = ({ plan, badge, rows, voucher, sent, children }: TicketProps) => {
  const id = useId()
  return (
    <section className={styles.Ticket} aria-labelledby={id}>
      <div className={styles.paper}>
        <div className={styles.main}>
          <div className={styles.head}>
            <h2 className={styles.plan} id={id}>
              {plan}
            </h2>
            <Badge kind="ok" icon="check-circle-fill">
              {badge}
            </Badge>
          </div>
          <dl className={styles.rows}>
            {rows.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className={styles.stub}>
          <div>
            <p className={styles.label}>{voucher.label}</p>
            <p className={styles.number}>
              <VoucherNumber>{voucher.number}</VoucherNumber>
            </p>
          </div>
          {sent && (
            <p className={styles.sent}>
              <Icon name="envelope-simple" />
              <span>
                {sent.label} <strong>{sent.address}</strong>
              </span>
            </p>
          )}
          {children}
        </div>
      </div>
    </section>
  )
}
