import type { ReactNode } from "react"
import { Flight } from "../Flight/Flight"
import { Icon } from "../Icon/Icon"
import styles from "./ProgressList.module.css"

export type ProgressListProps = {
  /** The page's heading; it and the hint are what is announced, once. */
  readonly title: string
  readonly hint: string
  /** Said as well once it takes long. */
  readonly slowText?: string | undefined
  /** The way out, once it takes long. */
  readonly wayOut?: ReactNode
  /** The name of the bar. */
  readonly label: string
  /** What is done, in its order. */
  readonly steps: ReadonlyArray<string>
  /** The step that is being done, from 0; past the last one everything is done. */
  readonly current: number
  /** Said after a step that is done, for those who do not see its mark. */
  readonly done: string
}

const stateOf = (index: number, current: number) => (index < current ? "done" : index === current ? "now" : "later")

/** A step that is under way counts for a third, so that the bar is never empty nor full before its time. */
const percent = (current: number, steps: number) => Math.min(100, Math.round(((current + 1 / 3) / steps) * 100))

/**
 * How far something has come that is done in steps (EX-01): a bar and a list, which change silently, since a voice that reads
 * each step would say more than a wait of seconds is worth (EX-06).
 */
export const ProgressList = ({ title, hint, slowText, label, steps, current, done, wayOut }: ProgressListProps) => (
  <div className={styles.ProgressList}>
    <Flight />
    <div role="status">
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.hint}>{hint}</p>
      {slowText && <p className={styles.hint}>{slowText}</p>}
    </div>
    <progress className={styles.bar} aria-label={label} max={100} value={percent(current, steps.length)} />
    <ol className={styles.steps}>
      {steps.map((step, index) => {
        const state = stateOf(index, current)
        return (
          <li key={step} className={styles.step} data-state={state} aria-current={state === "now" ? "step" : undefined}>
            <span className={styles.mark}>{state === "done" && <Icon name="check-bold" />}</span>
            <span>{step}</span>
            {state === "done" && <span className={styles.unseen}>{done}</span>}
          </li>
        )
      })}
    </ol>
    {wayOut && <div className={styles.wayOut}>{wayOut}</div>}
  </div>
)
