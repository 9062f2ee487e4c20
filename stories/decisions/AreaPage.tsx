import { useEffect, useRef } from "react"
import { Prose } from "../foundations/Prose"
import { Sheet } from "../foundations/Sheet"
import { requirements } from "../specification/specification"
import styles from "./AreaPage.module.css"
import type { Area, Decision } from "./decision"

/** The requirements that name a decision, and those that the decision names. */
const concernedBy = ({ concerns = [], number }: Decision): ReadonlyArray<string> => [
  ...new Set([...requirements.filter(({ decision }) => decision === number).map(({ id }) => id), ...concerns])
]

const Entry = ({ decision, marked }: { readonly decision: Decision; readonly marked: boolean }) => {
  const { claim, file, number, text } = decision
  const row = useRef<HTMLLIElement>(null)
  const ids = concernedBy(decision)
  useEffect(() => {
    if (marked) row.current?.scrollIntoView()
  }, [marked])
  return (
    <li ref={row} className={styles.decision} aria-current={marked || undefined}>
      <p className={styles.number}>{number}</p>
      <div className={styles.said}>
        <h2 className={styles.claim}>
          <Prose text={claim} />
        </h2>
        <p>
          <Prose text={text.join(" ")} />
        </p>
        <p className={styles.small}>
          <code>{file}</code>
          {ids.length > 0 && ` · ${ids.join(" · ")}`}
        </p>
      </div>
    </li>
  )
}

export interface AreaPageProps {
  readonly area: Area
  /** The number of the decision that a link led to; 0 for none. */
  readonly marked: number
}

/** The decisions about one part of the portal. */
export const AreaPage = ({ area, marked }: AreaPageProps) => (
  <Sheet
    title={area.title}
    lead="What was decided, why, and what follows. Code and requirements name a decision by its number, which it keeps for good. Each row ends with a file to read and the requirements that it concerns."
  >
    <ul className={styles.decisions} aria-label={area.title}>
      {area.decisions.map((decision) => (
        <Entry key={decision.number} decision={decision} marked={decision.number === marked} />
      ))}
    </ul>
  </Sheet>
)
