import { useId } from "react"
import { Button } from "../Button/Button"
import { Icon } from "../Icon/Icon"
import { IconButton } from "../IconButton/IconButton"
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden"
import type { ComparedBenefit, ComparedPlan, DifferencesWords } from "./compared"
import styles from "./DifferencesTable.module.css"
import { keyed } from "./useDifferences"

type HeadsProps = {
  /** Two to four. The first is the reference. */
  readonly plans: ReadonlyArray<ComparedPlan>
  /** All plans on offer: a column but the first may show one that has no column yet. */
  readonly offered: ReadonlyArray<ComparedPlan>
  readonly onChange: (id: string, to: string) => void
  /** Heading of the column of benefits. */
  readonly benefit: string
  readonly onRemove: (id: string) => void
  /** The visitor buys that plan. */
  readonly onChoose: (id: string) => void
  readonly words: DifferencesWords
}

type DifferencesTableProps = HeadsProps & {
  readonly rows: ReadonlyArray<ComparedBenefit>
  /** Leaves out the benefits that are alike in all plans. */
  readonly only: boolean
}

const differs = ({ details: [first, ...others] }: ComparedBenefit) => others.some((detail) => detail !== first)

export const DifferencesTable = ({ rows, only, ...heads }: DifferencesTableProps) => {
  const { plans, words } = heads
  const known = rows.filter(({ details }) => details.some((detail) => detail !== undefined))
  const covered = keyed(known, ({ description }) => description)
  const shown = only ? covered.filter(differs) : covered
  return (
    <>
      <table className={styles.DifferencesTable} data-many={plans.length > 2 ? plans.length : undefined}>
        <Heads {...heads} />
        <tbody>
          {shown.map((row) => (
            <tr key={row.key} data-differs={differs(row) || undefined}>
              <th scope="row">{row.description}</th>
              {row.details.map((detail, index) => (
                <Cell key={plans[index]?.id} detail={detail} words={words} of={index > 0 ? row.details : undefined} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length === 0 && <p>{words.none}</p>}
    </>
  )
}

/**
 * Each name with its prices; a cell's heading is the name alone. Columns count from the first, so
 * that one keeps its list and the focus when it shows another plan.
 */
const Heads = ({ plans, offered, onChange, benefit, onRemove, onChoose, words }: HeadsProps) => {
  const base = useId()
  return (
    <thead>
      <tr>
        <th scope="col">{benefit}</th>
        {keyed(plans, () => "column").map(({ key, id, title, price }, index) => (
          <th key={key} scope="col" abbr={title}>
            <div className={styles.plan} data-row>
              <Name
                id={`${base}-${index}`}
                title={title}
                plan={id}
                choices={index > 0 ? offered.filter((one) => one.id === id || !plans.includes(one)) : []}
                label={words.with}
                onChange={(to) => onChange(id, to)}
              />
              {index > 0 && plans.length > 2 && (
                <IconButton label={words.remove(title)} icon="x-bold" onClick={() => onRemove(id)} />
              )}
            </div>
            <div className={styles.price} data-cluster>
              <p>
                {price.instalment && <strong>{price.instalment.replace(/ (?=\S+$)/, "\u00a0")}</strong>}
                <small>
                  {price.label} <span>{price.final}</span>
                </small>
              </p>
              <Choose label={words.choose} of={`${base}-${index}`} onChoose={() => onChoose(id)} />
            </div>
          </th>
        ))}
      </tr>
    </thead>
  )
}

type NameProps = {
  readonly id: string
  readonly title: string
  readonly plan: string
  /** The plans to choose from, this one included. */
  readonly choices: ReadonlyArray<ComparedPlan>
  readonly label: string
  readonly onChange: (to: string) => void
}

/** The name of a column's plan. Where there is a choice it is a list: the name in words, which wrap, under a select. */
const Name = ({ id, title, plan, choices, label, onChange }: NameProps) => {
  const name = (
    <span className={styles.title} id={id}>
      {title}
    </span>
  )
  if (choices.length < 2) return name
  return (
    <span className={styles.choice} data-row>
      {name}
      <Icon name="caret-down-bold" />
      <select aria-label={label} value={plan} onChange={(event) => onChange(event.target.value)}>
        {choices.map((one) => (
          <option key={one.id} value={one.id}>
            {one.title}
          </option>
        ))}
      </select>
    </span>
  )
}

/** The button that chooses a plan: a word, or a tick where the column is too narrow for the word. */
const Choose = ({ label, of, onChoose }: { label: string; of: string; onChoose: () => void }) => (
  <>
    <span className={styles.word}>
      <Button kind="line" size="small" aria-describedby={of} onClick={onChoose}>
        {label}
      </Button>
    </span>
    <span className={styles.sign}>
      <IconButton kind="line" label={label} icon="check-bold" aria-describedby={of} onClick={onChoose} />
    </span>
  </>
)

type CellProps = {
  readonly detail: string | undefined
  /** The row's details; undefined in the column of the reference. */
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
