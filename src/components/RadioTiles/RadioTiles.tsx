import { type ReactNode, useId } from "react"
import field from "../Field/Field.module.css"
import { FieldError } from "../FieldError/FieldError"
import radio from "./Radio.module.css"
import styles from "./RadioTiles.module.css"

export type RadioTilesProps = {
  readonly label: string
  /** Of the inputs, as for every radio button. */
  readonly name: string
  /** `mark`: a picture over the label. */
  readonly options: ReadonlyArray<{ readonly value: string; readonly label: string; readonly mark?: ReactNode }>
  /** Of the chosen tile; empty: none is chosen. */
  readonly value: string
  readonly onChange: (value: string) => void
  /** Under the group, which counts as invalid while it is there. */
  readonly error?: string | undefined
  readonly required?: boolean | undefined
  /** Small tiles, for answers such as yes and no. */
  readonly short?: boolean | undefined
  /** row: one beside the other, as wide as their words */
  readonly layout?: "grid" | "row" | undefined
}

/** Radio buttons drawn as tiles. Native inputs, so arrow keys move the choice. */
export const RadioTiles = (props: RadioTilesProps) => {
  const { label, name, options, value, onChange, error, required, short, layout } = props
  const id = useId()
  return (
    <div
      className={styles.RadioTiles}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <p className={field.label} id={`${id}-label`}>
        {label}
      </p>
      <div className={styles.tiles} data-short={short || undefined} data-layout={layout}>
        {options.map((option) => (
          <label className={styles.tile} data-row data-marked={option.mark ? "" : undefined} key={option.value}>
            <input
              type="radio"
              className={radio.Radio}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.mark}
            {option.label}
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
