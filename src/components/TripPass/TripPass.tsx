import { type ReactNode, useId } from "react"
import { Badge } from "../Badge/Badge"
import { Button, LinkButton } from "../Button/Button"
import { EmailText } from "../EmailText/EmailText"
import { Icon } from "../Icon/Icon"
import cut from "./Cut.module.css"
import { type Fact, Facts } from "./Facts"
import passHelp from "./PassHelp.module.css"
import passStub from "./PassStub.module.css"
import { Postmark, type PostmarkProps } from "./Postmark"
import printed from "./Printed.module.css"
import styles from "./TripPass.module.css"
import { Voucher, type VoucherProps } from "./Voucher"

type PassStubProps = {
  readonly voucher: VoucherProps
  /** A number to call at once. */
  readonly call?: { readonly label: string; readonly detail: string; readonly href: string } | undefined
  /** Where the papers were mailed. */
  readonly sent?: { readonly label: string; readonly address: string } | undefined
  /** Files to download. */
  readonly papers?: ReactNode
}

const PassStub = ({ call, papers, sent, voucher }: PassStubProps) => (
  <div className={`${cut.Cut} ${passStub.PassStub}`} data-stack>
    <Voucher {...voucher} />
    {papers}
    {call && (
      <div className={passStub.call} data-stack data-screen>
        <LinkButton block kind={papers ? "line" : "primary"} icon="phone" href={call.href}>
          {call.label}
        </LinkButton>
        <p>{call.detail}</p>
      </div>
    )}
    {sent && (
      <p className={passStub.sent} data-row>
        <Icon name="envelope-simple" />
        <span>
          {sent.label}{" "}
          <strong>
            <EmailText>{sent.address}</EmailText>
          </strong>
        </span>
      </p>
    )}
  </div>
)

type PassHelpProps = {
  /** Above the phones; empty: none. */
  readonly facts: ReadonlyArray<Fact>
  /** Whom to call, with a sentence under the numbers. */
  readonly phones: {
    readonly title: string
    readonly lines: ReadonlyArray<Fact & { readonly href: string }>
    readonly note?: string | undefined
  }
  /** What to tell on the phone. */
  readonly say: { readonly title: string; readonly text: string }
}

const PassHelp = ({ facts, phones, say }: PassHelpProps) => (
  <div className={`${cut.Cut} ${passHelp.PassHelp}`}>
    {facts.length > 0 && (
      <div className={passHelp.facts}>
        <Facts facts={facts} />
      </div>
    )}
    <div>
      <h3 className={passHelp.title}>{phones.title}</h3>
      <ul className={passHelp.phones} data-stack>
        {phones.lines.map(({ label, value, href }) => (
          <li key={href} data-cluster>
            <span>{label}</span> <a href={href}>{value}</a>
          </li>
        ))}
      </ul>
      {phones.note && <p className={passHelp.text}>{phones.note}</p>}
    </div>
    <div>
      <h3 className={passHelp.title}>{say.title}</h3>
      <p className={passHelp.text}>{say.text}</p>
    </div>
  </div>
)

export type TripPassProps = PassStubProps & {
  readonly title: string
  /** Whose assistance it is: on paper after the title, where no header says so. */
  readonly brand: string
  /** A sentence under the title. */
  readonly lead: string
  /** Where the trip goes. */
  readonly place?: string | undefined
  /** Its state, such as confirmed. */
  readonly badge?: string | undefined
  /** The first and the last day of coverage. */
  readonly days: readonly [start: Fact, end: Fact]
  /** Two stand with the days, the others with the phones. */
  readonly facts: ReadonlyArray<Fact>
  /** Whom to call on the trip, and what to say. */
  readonly help: Omit<PassHelpProps, "facts">
  /** Of the button that prints the pass alone. */
  readonly printLabel: string
  /** A file that adds the trip to a calendar. */
  readonly calendar?: { readonly label: string; readonly href: string; readonly fileName: string } | undefined
  /** About the files that the pass offers. */
  readonly note?: string | undefined
  /** Stamp over the pass; none without it. */
  readonly postmark?: PostmarkProps | undefined
  /** A link to a new trip. */
  readonly again?: { readonly label: string; readonly href: string } | undefined
  /** After the other buttons. */
  readonly children?: ReactNode
}

const Trip = ({ badge, brand, days, facts, lead, place, title, id }: TripPassProps & { readonly id: string }) => {
  const [start, end] = days
  return (
    <div className={`${cut.Cut} ${styles.trip}`}>
      <header className={styles.head} data-on-dark>
        <div className={styles.topline} data-cluster>
          <h2 className={styles.title} id={id}>
            {title}
            <span className={styles.brand}> · {brand}</span>
          </h2>
          {badge && (
            <Badge kind="ok" icon="check-circle-fill">
              {badge}
            </Badge>
          )}
        </div>
        <p className={styles.lead}>{lead}</p>
        {place && <p className={styles.place}>{place}</p>}
      </header>
      <div className={styles.body}>
        <div className={styles.days} data-cluster>
          <Facts facts={[start]} />
          <Route />
          <Facts facts={[end]} />
        </div>
        <Facts facts={facts} />
      </div>
    </div>
  )
}

/**
 * A bought trip as one object: the travellers, the days, the voucher number and the call. It prints
 * alone, and once on screen it works offline (OU-18).
 */
export const TripPass = (props: TripPassProps) => {
  const { again, calendar, children, facts, help, note, postmark, printLabel } = props
  const id = useId()
  return (
    <section
      className={`${printed.Printed} ${styles.TripPass}`}
      data-stack
      data-clarity-mask="true"
      aria-labelledby={id}
    >
      {postmark && (
        <div className={styles.stamp}>
          <Postmark {...postmark} />
        </div>
      )}
      <div className={styles.paper}>
        <Trip {...props} facts={facts.slice(0, 2)} id={id} />
        <PassStub {...props} />
        <PassHelp {...help} facts={facts.slice(2)} />
      </div>
      <div className={styles.actions} data-cluster data-screen>
        <Button kind="line" size="small" icon="printer" onClick={() => print()}>
          {printLabel}
        </Button>
        {calendar && (
          <LinkButton kind="line" size="small" icon="calendar-plus" href={calendar.href} download={calendar.fileName}>
            {calendar.label}
          </LinkButton>
        )}
        {again && (
          <LinkButton kind="line" size="small" icon="map-pin" href={again.href}>
            {again.label}
          </LinkButton>
        )}
        {children}
      </div>
      {note && (
        <p className={styles.note} data-small data-screen>
          {note}
        </p>
      )}
    </section>
  )
}

const Route = () => (
  <svg className={styles.arc} viewBox="0 0 160 44" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    <path d="M4 40Q80 -26 156 40" />
  </svg>
)
