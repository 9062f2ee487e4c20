import type { ComparedPlan, PlanComparisonProps } from "./compared"
import styles from "./DifferenceLines.module.css"
import { keyed } from "./useDifferences"

type DifferenceLinesProps = Pick<PlanComparisonProps, "difference"> & {
  /** The first is the reference. */
  readonly plans: ReadonlyArray<ComparedPlan>
}

const amounts = /([+−]?USD [\d.]*\d)/

/** Breaks no line inside an amount. */
const unbroken = (says: string) =>
  keyed(
    says.split(amounts).map((part) => ({ part })),
    ({ part }) => part
  ).map(({ key, part }) => (
    <span key={key} className={amounts.test(part) ? styles.amount : undefined}>
      {part}
    </span>
  ))

/** For each plan beside the first, a sentence on what it gives for its price, if there is one. */
export const DifferenceLines = ({ plans: [first, ...others], difference }: DifferenceLinesProps) => {
  const lines = others.flatMap((plan) => {
    const says = first && difference(first.id, plan.id)
    return says ? [{ ...plan, says }] : []
  })
  if (lines.length === 0) return null
  return (
    <div className={styles.DifferenceLines}>
      <ul className={styles.lines} data-stack>
        {lines.map(({ id, title, says }) => (
          <li key={id}>
            <strong>{title}</strong> · {unbroken(says)}
          </li>
        ))}
      </ul>
    </div>
  )
}
