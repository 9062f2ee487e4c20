import { type Fact, Facts } from "./Facts"
import styles from "./PassHelp.module.css"
import pass from "./TripPass.module.css"

export type PassHelpProps = {
  /** Above the phones; empty: none. */
  readonly facts: ReadonlyArray<Fact>
  /** Whom to call, with a sentence under the numbers. */
  readonly phones: {
    readonly title: string
    readonly lines: ReadonlyArray<{ readonly label: string; readonly value: string; readonly href: string }>
    readonly note?: string | undefined
  }
  /** What to tell on the phone. */
  readonly say: { readonly title: string; readonly text: string }
}

export const PassHelp = ({ facts, phones, say }: PassHelpProps) => (
  <div className={`${pass.cut} ${styles.PassHelp}`}>
    {facts.length > 0 && (
      <div className={styles.facts}>
        <Facts facts={facts} />
      </div>
    )}
    <div>
      <h3 className={styles.title}>{phones.title}</h3>
      <ul className={styles.phones} data-stack>
        {phones.lines.map(({ label, value, href }) => (
          <li key={label}>
            <span>{label}</span> <a href={href}>{value}</a>
          </li>
        ))}
      </ul>
      {phones.note && <p className={styles.text}>{phones.note}</p>}
    </div>
    <div>
      <h3 className={styles.title}>{say.title}</h3>
      <p className={styles.text}>{say.text}</p>
    </div>
  </div>
)
