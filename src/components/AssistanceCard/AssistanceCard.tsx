import { type ReactNode, useId } from "react"
import { Button, LinkButton } from "../Button/Button"
import { VoucherNumber } from "../Ticket/VoucherNumber"
import styles from "./AssistanceCard.module.css"

export type AssistanceCardProps = {
  readonly title: string
  readonly plan: string
  readonly voucher: { readonly label: string; readonly number: string }
  readonly rows: ReadonlyArray<{ readonly label: string; readonly value: string }>
  readonly phones: {
    readonly title: string
    readonly lines: ReadonlyArray<{ readonly label: string; readonly value: string; readonly href: string }>
    readonly note?: string | undefined
  }
  readonly say: { readonly title: string; readonly text: string }
  readonly printLabel: string
  readonly calendar?: { readonly label: string; readonly href: string; readonly fileName: string } | undefined
  readonly children?: ReactNode
}

/**
 * What a traveller needs at hand in an emergency (OU-18). It prints alone, and once on screen it
 * works offline.
 */
export const AssistanceCard = (props: AssistanceCardProps) => {
  const { title, plan, voucher, rows, phones, say, printLabel, calendar, children } = props
  const id = useId()
  return (
    <section className={styles.AssistanceCard} data-clarity-mask="true" aria-labelledby={id}>
      <div className={styles.sheet}>
        <header className={styles.head} data-on-dark>
          <h2 className={styles.title} id={id}>
            {title}
          </h2>
          <p className={styles.plan}>{plan}</p>
        </header>
        <dl className={styles.facts}>
          <div className={styles.voucher}>
            <dt>{voucher.label}</dt>
            <dd>
              <VoucherNumber>{voucher.number}</VoucherNumber>
            </dd>
          </div>
          {rows.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.help}>
          <h3 className={styles.subtitle}>{phones.title}</h3>
          <ul className={styles.phones}>
            {phones.lines.map(({ label, value, href }) => (
              <li key={label}>
                <span>{label}</span> <a href={href}>{value}</a>
              </li>
            ))}
          </ul>
          {phones.note && <p className={styles.say}>{phones.note}</p>}
          <h3 className={styles.subtitle}>{say.title}</h3>
          <p className={styles.say}>{say.text}</p>
        </div>
      </div>
      <div className={styles.actions}>
        <Button kind="line" size="small" icon="printer" onClick={() => print()}>
          {printLabel}
        </Button>
        {calendar && (
          <LinkButton kind="line" size="small" icon="calendar-plus" href={calendar.href} download={calendar.fileName}>
            {calendar.label}
          </LinkButton>
        )}
        {children}
      </div>
    </section>
  )
}
