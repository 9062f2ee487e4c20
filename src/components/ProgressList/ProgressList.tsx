import type { ReactNode } from "react"
import { Flight } from "../Flight/Flight"
import { Icon } from "../Icon/Icon"
import { stepState } from "../StepTrail/stepState"
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden"
import styles from "./ProgressList.module.css"

export type ProgressListProps = {
  readonly title: string
  /** A sentence under the title. */
  readonly hint: string
  /** Shown once the wait is long. */
  readonly slowText?: string | undefined
  /** A button or link for visitors who will not wait. */
  readonly wayOut?: ReactNode
  /** Accessible name of the bar. */
  readonly label: string
  /** What happens, in order, in a few words each. */
  readonly steps: ReadonlyArray<string>
  /** Index of the running step, from 0. */
  readonly current: number
  /** Tells screen readers that a step is done. */
  readonly done: string
}

/** A running step counts as a third: the bar is not empty at the start or full before the end. */
const percent = (current: number, steps: number) => Math.min(100, Math.round(((current + 1 / 3) / steps) * 100))

/**
 * Progress of a process in steps (EX-01), as a bar and a list. They change silently: announcing
 * each step would take longer than the wait (EX-06).
 */
export const ProgressList = ({ title, hint, slowText, label, steps, current, done, wayOut }: ProgressListProps) => (
  <div className={styles.ProgressList} data-stack>
    <Flight />
    <div role="status">
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.hint}>{hint}</p>
      {slowText && <p className={styles.hint}>{slowText}</p>}
    </div>
    <progress className={styles.bar} aria-label={label} max={100} value={percent(current, steps.length)} />
    <ol className={styles.steps} data-stack>
      {steps.map((step, index) => {
        const state = stepState(index, current)
        return (
          <li key={step} className={styles.step} data-state={state} aria-current={state === "now" ? "step" : undefined}>
            <span className={styles.mark} data-round>
              {state === "done" && <Icon name="check-bold" />}
            </span>
            <span>{step}</span>
            {state === "done" && <VisuallyHidden>{done}</VisuallyHidden>}
          </li>
        )
      })}
    </ol>
    {wayOut && <div className={styles.wayOut}>{wayOut}</div>}
  </div>
)
