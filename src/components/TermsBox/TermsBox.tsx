import { Checkbox } from "../Checkbox/Checkbox"
import { Icon } from "../Icon/Icon"
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden"
import styles from "./TermsBox.module.css"

export type TermsBoxProps = {
  readonly label: string
  /** Of the checkbox in its form; an ErrorSummary leads to it by this name. */
  readonly name: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  /** Under the box, which counts as invalid while it is there. */
  readonly error?: string | undefined
  /** What is accepted; each opens in a new tab. */
  readonly documents: ReadonlyArray<{ readonly label: string; readonly href: string }>
  /** Tells screen readers that a document opens in a new tab. */
  readonly newTab: string
}

/** Acceptance of the terms. Their documents open in a new tab: no input is lost. */
export const TermsBox = ({ documents, newTab, ...checkbox }: TermsBoxProps) => (
  <div className={styles.TermsBox} data-stack>
    <Checkbox {...checkbox} required>
      <ul className={styles.documents} data-cluster>
        {documents.map(({ label, href }) => (
          <li key={href}>
            <a href={href} target="_blank" rel="noopener">
              {label}
              <VisuallyHidden> {newTab}</VisuallyHidden>
              <Icon name="arrow-square-out" />
            </a>
          </li>
        ))}
      </ul>
    </Checkbox>
  </div>
)
