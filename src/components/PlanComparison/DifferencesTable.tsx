import { IconButton } from "../IconButton/IconButton"
import styles from "./DifferencesTable.module.css"
import type { ComparedBenefit, ComparedPlan, DifferencesWords } from "./PlanComparison"

type DifferencesTableProps = {
  /** Two to four; what differs, differs from the first. */
  readonly plans: ReadonlyArray<ComparedPlan>
  /** The details in the order of `plans`. */
  readonly rows: ReadonlyArray<ComparedBenefit>
  /** Names the column of the benefits. */
  readonly benefit: string
  /** Leaves out what all of them say alike. */
  readonly only: boolean
  readonly onRemove: (id: string) => void
  readonly words: DifferencesWords
}

const differs = ({ details: [first, ...others] }: ComparedBenefit) => others.some((detail) => detail !== first)

/** A provider may say the same twice: the key counts how often. */
const keyed = (rows: ReadonlyArray<ComparedBenefit>) =>
  rows.map((row, index) => ({
    ...row,
    key: `${row.description} ${rows.slice(0, index).filter(({ description }) => description === row.description).length}`
  }))

/** Plans side by side, a benefit a row: what differs from the first plan is marked, what does not says so (OU-16). */
export const DifferencesTable = ({ plans, rows, benefit, only, onRemove, words }: DifferencesTableProps) => {
  const covered = keyed(rows.filter(({ details }) => details.some((detail) => detail !== undefined)))
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
            <th scope="row">
              {row.description}
              {differs(row) && <span className={styles.hidden}> {words.different}</span>}
            </th>
            {row.details.map((detail, index) => (
              <Cell key={plans[index]?.id} {...{ detail, words }} same={index > 0 && detail === row.details[0]} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Cell = (props: {
  readonly detail: string | undefined
  readonly same: boolean
  readonly words: DifferencesWords
}) => {
  const { detail, same, words } = props
  return <td data-same={same || undefined}>{same ? words.equal : (detail ?? words.absent)}</td>
}
