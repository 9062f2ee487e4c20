import { Checkbox } from "../Checkbox/Checkbox"
import { Icon } from "../Icon/Icon"
import styles from "./TermsBox.module.css"

export type TermsBoxProps = {
  /** The accessible name of the checkbox, and what is beside it. */
  readonly label: string
  readonly name: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly error?: string | undefined
  /** The documents that are accepted. */
  readonly documents: ReadonlyArray<{ readonly label: string; readonly href: string }>
  /** Said of each link: that it opens in a new tab. */
  readonly newTab: string
}

/** The acceptance of the terms on a card of its own, with the documents at hand: they open in a new tab, so nothing typed is lost. */
export const TermsBox = ({ documents, newTab, ...checkbox }: TermsBoxProps) => (
  <div className={styles.TermsBox}>
    <Checkbox {...checkbox} required>
      <ul className={styles.documents}>
        {documents.map(({ label, href }) => (
          <li key={href}>
            <a href={href} target="_blank" rel="noopener">
              {label}
              <span className={styles.unseen}> {newTab}</span>
              <Icon name="arrow-square-out" />
            </a>
          </li>
        ))}
      </ul>
    </Checkbox>
  </div>
)
