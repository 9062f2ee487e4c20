import { type Ref, useId, useState } from "react"
import { Button } from "../Button/Button"
import { Checkbox } from "../Checkbox/Checkbox"
import { Icon } from "../Icon/Icon"
import { IconButton } from "../IconButton/IconButton"
import { LiveRegion } from "../LiveRegion/LiveRegion"
import type { ComparedPlan, DifferencesWords, PlanComparisonProps } from "./compared"
import styles from "./DifferencesTools.module.css"

type Adding = {
  /** Plans that are not yet in the table. */
  readonly addable: ReadonlyArray<ComparedPlan>
  readonly add: (id: string) => void
  readonly words: DifferencesWords
  readonly ref: Ref<HTMLSelectElement>
}

type DifferencesToolsProps = Adding & {
  /** Opens the questions about coverage; undefined: no such button. */
  readonly ask: PlanComparisonProps["ask"]
  /** The table is on show. */
  readonly on: boolean
  /** Shows the table, or the plan alone. */
  readonly toggle: () => void
  /** Shows the differences alone. */
  readonly only: boolean
  readonly setOnly: (only: boolean) => void
}

/** The list only selects, because an arrow key changes it at once. The button adds the plan. */
const Add = ({ addable, add, words, ref }: Adding) => {
  const id = useId()
  const [wanted, setWanted] = useState("")
  const [said, setSaid] = useState("")
  const chosen = addable.find((plan) => plan.id === wanted) ?? addable[0]
  if (!chosen) return null
  const onAdd = () => {
    setSaid(words.added(chosen.title))
    add(chosen.id)
  }
  return (
    <div className={styles.add} data-hint data-row>
      <label htmlFor={id}>{words.with}</label>
      <span className={styles.control} data-icon-inside>
        <select
          ref={ref}
          id={id}
          className={styles.select}
          value={chosen.id}
          onChange={(event) => setWanted(event.target.value)}
        >
          {addable.map((plan) => (
            <option key={plan.id} value={plan.id}>
              {plan.title}
            </option>
          ))}
        </select>
        <Icon name="caret-down-bold" />
      </span>
      <span className={styles.word}>
        <Button kind="line" size="small" onClick={onAdd}>
          {words.add}
        </Button>
      </span>
      <span className={styles.sign}>
        <IconButton kind="line" label={words.add} icon="plus-bold" onClick={onAdd} />
      </span>
      <LiveRegion role="status">{said}</LiveRegion>
    </div>
  )
}

export const DifferencesTools = ({ ask, on, toggle, only, setOnly, ...adding }: DifferencesToolsProps) => {
  const { words } = adding
  return (
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
      {on && <Add {...adding} />}
    </div>
  )
}
