import { useId } from "react"
import { Icon } from "../Icon/Icon"
import cut from "../TripPass/Cut.module.css"
import { type Fact, Facts } from "../TripPass/Facts"
import { Postmark, type PostmarkProps } from "../TripPass/Postmark"
import tile from "../TripPass/Tile.module.css"
import { Voucher, type VoucherProps } from "../TripPass/Voucher"
import styles from "./KeptPass.module.css"

export type KeptPassProps = {
  readonly title: string
  /** What the pass is of: where the trip goes. */
  readonly lead: string
  /** A sentence in place of the number. */
  readonly text?: string | undefined
  readonly postmark?: PostmarkProps | undefined
  readonly voucher?: VoucherProps | undefined
  /** Whom to call: the first stands out. With a sentence under them. */
  readonly phones: {
    readonly lines: ReadonlyArray<Fact & { readonly href: string }>
    readonly note?: string | undefined
  }
  /** What to tell on the phone, and by when. */
  readonly say: { readonly title: string; readonly points: ReadonlyArray<string>; readonly until: string }
  /** Of the trip, below the rest. */
  readonly facts: ReadonlyArray<Fact>
}

const Calls = ({ lines, note }: KeptPassProps["phones"]) => (
  <>
    <ul className={styles.calls} data-cluster>
      {lines.map(({ href, label, value }, at) => (
        <li key={href}>
          <a className={tile.Tile} data-row data-look={at === 0 ? "main" : undefined} href={href}>
            {(at === 0 || lines.length === 2) && <Icon name="phone" />}
            <span>
              {label} <strong>{value}</strong>
            </span>
          </a>
        </li>
      ))}
    </ul>
    {note && <p className={styles.note}>{note}</p>}
  </>
)

const Say = ({ points, title, until }: KeptPassProps["say"]) => (
  <div className={styles.say}>
    <h3 className={styles.sayTitle} data-row>
      <Icon name="chat-circle-text-fill" />
      {title}
    </h3>
    <ol>
      {points.map((point) => (
        <li key={point} data-row>
          {point}
        </li>
      ))}
    </ol>
    <p data-row>
      <Icon name="clock-fill" />
      {until}
    </p>
  </div>
)

/**
 * A bought trip for the moment of need, where nothing else can be had: the number, whom to call and
 * what to say come first; days and plan follow (OU-offline-card).
 */
export const KeptPass = ({ facts, lead, phones, postmark, say, text, title, voucher }: KeptPassProps) => {
  const id = useId()
  return (
    <section className={styles.KeptPass} data-clarity-mask="true" aria-labelledby={id}>
      <div className={`${cut.Cut} ${styles.paper}`} data-cut={facts.length > 0 || undefined}>
        <header className={styles.head} data-on-dark data-row>
          <div>
            <h2 className={styles.title} id={id}>
              {title}
            </h2>
            <p className={styles.lead}>{lead}</p>
          </div>
          {postmark && <Postmark {...postmark} />}
        </header>
        {voucher && (
          <div className={styles.voucher}>
            <Voucher {...voucher} />
          </div>
        )}
        {text && <p className={styles.text}>{text}</p>}
        <Calls {...phones} />
        <Say {...say} />
      </div>
      {facts.length > 0 && (
        <div className={`${cut.Cut} ${styles.facts}`}>
          <Facts facts={facts} />
        </div>
      )}
    </section>
  )
}
