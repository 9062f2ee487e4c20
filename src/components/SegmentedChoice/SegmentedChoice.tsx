import { useId } from "react"
import hidden from "../VisuallyHidden/VisuallyHidden.module.css"
import styles from "./SegmentedChoice.module.css"

export type SegmentedChoiceProps = {
  /** Accessible name of the group, which shows its options alone. */
  readonly label: string
  /** Of the inputs, as for every radio button. */
  readonly name: string
  readonly options: ReadonlyArray<{ readonly value: string; readonly label: string }>
  /** Of the chosen option. */
  readonly value: string
  readonly onChange: (value: string) => void
}

/** One of two or three short options, at once visible. For longer ones use RadioTiles. */
export const SegmentedChoice = ({ label, name, options, value, onChange }: SegmentedChoiceProps) => {
  const id = useId()
  return (
    <div className={styles.SegmentedChoice} role="radiogroup" aria-labelledby={id}>
      <p className={hidden.VisuallyHidden} id={id}>
        {label}
      </p>
      <div className={styles.options}>
        {options.map((option) => (
          <label className={styles.option} data-small data-stack key={option.value}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </div>
  )
}
