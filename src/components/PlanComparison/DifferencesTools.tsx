import { type Ref, useId } from "react"
import { Button } from "../Button/Button"
import { Checkbox } from "../Checkbox/Checkbox"
import { Icon } from "../Icon/Icon"
import styles from "./DifferencesTools.module.css"
import type { ComparedPlan, DifferencesWords } from "./PlanComparison"

type DifferencesToolsProps = {
  readonly on: boolean
  readonly toggle: () => void
  readonly only: boolean
  readonly setOnly: (only: boolean) => void
  /** What may still be put beside the others. */
  readonly addable: ReadonlyArray<ComparedPlan>
  readonly add: (id: string) => void
  readonly words: DifferencesWords
  /** Where the keyboard goes on when a column leaves. */
  readonly ref: Ref<HTMLSelectElement>
}

/** Turns the side-by-side on and off, and says who stands in it. */
export const DifferencesTools = (props: DifferencesToolsProps) => {
  const { on, toggle, only, setOnly, addable, add, words, ref } = props
  const id = useId()
  return (
    <div className={styles.DifferencesTools}>
      <Button kind="line" size="small" aria-pressed={on} icon={on ? "check-bold" : undefined} onClick={toggle}>
        {words.show}
      </Button>
      {on && (
        <>
          <Checkbox label={words.only} checked={only} onChange={setOnly} />
          {addable.length > 0 && (
            <div className={styles.add}>
              <label htmlFor={id}>{words.with}</label>
              <span className={styles.control}>
                <select
                  ref={ref}
                  id={id}
                  className={styles.select}
                  value=""
                  onChange={(event) => add(event.target.value)}
                >
                  <option value="" disabled>
                    {words.choose}
                  </option>
                  {addable.map((plan) => (
                    <option key={plan.id} value={plan.id}>
                      {plan.title}
                    </option>
                  ))}
                </select>
                <Icon name="caret-down-bold" />
              </span>
            </div>
          )}
        </>
      )}
    </div>
  )
}
