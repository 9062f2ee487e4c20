import { IconButton } from "../IconButton/IconButton"
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden"
import type { ComparedBenefit, ComparedPlan, DifferencesWords } from "./compared"
import styles from "./DifferencesTable.module.css"
import { keyed } from "./useDifferences"

type DifferencesTableProps = {
  /** Two to four. The first is the reference. */
  readonly plans: ReadonlyArray<ComparedPlan>
  readonly rows: ReadonlyArray<ComparedBenefit>
  readonly benefit: string
  readonly only: boolean
  readonly onRemove: (id: string) => void
  readonly words: DifferencesWords
}

const differs = ({ details: [first, ...others] }: ComparedBenefit) => others.some((detail) => detail !== first)

export const DifferencesTable = ({ plans, rows, benefit, only, onRemove, words }: DifferencesTableProps) => {
  const known = rows.filter(({ details }) => details.some((detail) => detail !== undefined))
  const covered = keyed(known, ({ description }) => description)
  const shown = only ? covered.filter(differs) : covered
  if (shown.length === 0) return <p>{words.none}</p>
  return (
    <table className={styles.DifferencesTable} data-many={plans.length > 2 ? plans.length : undefined}>
      <thead>
        <tr>
          <th scope="col">{benefit}</th>
          {plans.map(({ id, title }, index) => (
            <th key={id} scope="col" data-plan={id}>
              <span className={styles.plan}>
                <span className={styles.title}>{title}</span>
                {index > 0 && plans.length > 2 && (
                  <IconButton label={words.remove(title)} icon="x-bold" onClick={() => onRemove(id)} />
                )}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((row) => (
          <tr key={row.key} data-differs={differs(row) || undefined}>
            <th scope="row">{row.description}</th>
            {row.details.map((detail, index) => (
              <Cell key={plans[index]?.id} {...{ detail, words }} of={index > 0 ? row.details : undefined} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type CellProps = {
  readonly detail: string | undefined
  readonly of: ComparedBenefit["details"] | undefined
  readonly words: DifferencesWords
}

const Cell = ({ detail, of, words }: CellProps) => {
  if (of && detail === of[0]) return <td data-same>{words.equal}</td>
  return (
    <td>
      {detail ?? words.absent}
      {of && <VisuallyHidden> {words.different}</VisuallyHidden>}
    </td>
  )
}
