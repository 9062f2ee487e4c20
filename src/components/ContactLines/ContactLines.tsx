import { Fragment, type ReactNode } from "react"
import { Icon, type IconName } from "../Icon/Icon"
import styles from "./ContactLines.module.css"

export type PhoneLine = { readonly label: string; readonly href: string }

export type ContactLinesProps = {
  readonly title: string
  /** alike: interchangeable numbers, joined by a slash · distinct: one number for each use */
  readonly lines:
    | { readonly are: "alike"; readonly phones: ReadonlyArray<PhoneLine> }
    | { readonly are: "distinct"; readonly phones: ReadonlyArray<PhoneLine & { readonly use: string }> }
  /** When the phones are answered. */
  readonly hours?: string | undefined
  /** Ways besides the phones. */
  readonly others?: ReadonlyArray<OtherWay> | undefined
}

export type OtherWay = {
  readonly icon: IconName
  readonly title: string
  readonly text?: string | undefined
  /** After the text, such as a mail address. */
  readonly link?: ReactNode
}

const Phone = ({ label, href }: PhoneLine) => (
  <a className={styles.phone} href={href}>
    {label}
  </a>
)

const Other = ({ icon, title, text, link }: OtherWay) => (
  <li className={styles.other}>
    <Icon name={icon} />
    <p>
      <strong className={styles.name}>{title}</strong>
      {text && <span className={styles.text}>{text}</span>}
      {link && <span className={styles.link}>{link}</span>}
    </p>
  </li>
)

/** Ways to reach the company: its phones and their hours, then others such as mail. */
export const ContactLines = ({ title, lines, hours, others = [] }: ContactLinesProps) => (
  <section className={styles.ContactLines} data-stack>
    <h2 className={styles.title}>{title}</h2>
    {lines.are === "alike" ? (
      <p className={styles.numbers}>
        {lines.phones.map((phone, index) => (
          <Fragment key={phone.label}>
            {index > 0 && "\u00a0/ "}
            <Phone {...phone} />
          </Fragment>
        ))}
      </p>
    ) : (
      <dl className={styles.uses} data-stack>
        {lines.phones.map(({ use, ...phone }) => (
          <div key={use}>
            <dt className={styles.text}>{use}</dt>
            <dd className={styles.numbers}>
              <Phone {...phone} />
            </dd>
          </div>
        ))}
      </dl>
    )}
    {hours && <p className={styles.hours}>{hours}</p>}
    {others.length > 0 && (
      <ul className={styles.others} data-stack>
        {others.map((other) => (
          <Other key={other.title} {...other} />
        ))}
      </ul>
    )}
  </section>
)
