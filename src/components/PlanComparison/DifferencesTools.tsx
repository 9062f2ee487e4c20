import { Button } from "../Button/Button"
import { Checkbox } from "../Checkbox/Checkbox"
import type { DifferencesWords, PlanComparisonProps } from "./compared"
import styles from "./DifferencesTools.module.css"

type DifferencesToolsProps = {
  /** Opens the questions about coverage; undefined: no such button. */
  readonly ask: PlanComparisonProps["ask"]
  /** The table is on show. */
  readonly on: boolean
  /** Shows the table, or the plan alone. */
  readonly toggle: () => void
  /** Shows the differences alone. */
  readonly only: boolean
  readonly setOnly: (only: boolean) => void
  readonly words: DifferencesWords
}

export const DifferencesTools = ({ ask, on, toggle, only, setOnly, words }: DifferencesToolsProps) => (
  <div className={styles.DifferencesTools} data-cluster>
    <Button kind="line" size="small" aria-pressed={on} icon={on ? "check-bold" : undefined} onClick={toggle}>
      {words.show}
    </Button>
    {on && <Checkbox label={words.only} checked={only} onChange={setOnly} />}
    {ask && (
      <span className={styles.ask} data-on={on || undefined}>
        <Button kind="ghost" size="small" onClick={ask.onAsk}>
          {ask.label}
        </Button>
      </span>
    )}
  </div>
)
