import { type ReactNode, useId, useRef } from "react"
import { Badge } from "../Badge/Badge"
import { LinkButton } from "../Button/Button"
import { Icon } from "../Icon/Icon"
import { Postmark, type PostmarkProps } from "./Postmark"
import styles from "./Ticket.module.css"
import { VoucherCopy, type VoucherCopyWords } from "./VoucherCopy"
import { VoucherNumber } from "./VoucherNumber"

export type TicketProps = {
  readonly plan: string
  readonly badge: string
  readonly rows: ReadonlyArray<{ readonly label: string; readonly value: string }>
  readonly voucher: { readonly label: string; readonly number: string }
  readonly copy: VoucherCopyWords
  /** The first thing to do in an emergency. */
  readonly call?: { readonly label: string; readonly detail: string; readonly href: string } | undefined
  readonly postmark?: PostmarkProps | undefined
  readonly sent?: { readonly label: string; readonly address: string } | undefined
  readonly children?: ReactNode
}

/** A purchase drawn as a ticket: the trip, and a stub with the voucher number and the call. */
export const Ticket = (props: TicketProps) => {
  const { plan, badge, rows, voucher, copy, call, postmark, sent, children } = props
  const id = useId()
  const number = useRef<HTMLParagraphElement>(null)
  return (
    <section className={styles.Ticket} aria-labelledby={id}>
      {postmark && <Postmark {...postmark} />}
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
          <div className={styles.voucher}>
            <div>
              <p className={styles.label}>{voucher.label}</p>
              <p className={styles.number} ref={number}>
                <VoucherNumber>{voucher.number}</VoucherNumber>
              </p>
            </div>
            <VoucherCopy number={voucher.number} words={copy} shown={number} />
          </div>
          {call && (
            <div className={styles.call}>
              <LinkButton block icon="phone" href={call.href}>
                {call.label}
              </LinkButton>
              <p>{call.detail}</p>
            </div>
          )}
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
