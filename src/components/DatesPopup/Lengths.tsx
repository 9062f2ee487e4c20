import styles from "./Lengths.module.css"

type LengthsProps = {
  readonly label: string
  /** Lengths on offer, in days. */
  readonly lengths: ReadonlyArray<number>
  readonly name: (days: number) => string
  /** The one in use, in days; undefined: none of them. */
  readonly chosen: number | undefined
  /** There is no first day yet, so no length can be picked. */
  readonly waits: boolean
  readonly onPick: (days: number) => void
}

export const Lengths = ({ label, lengths, name, chosen, waits, onPick }: LengthsProps) => (
  <fieldset className={styles.Lengths} aria-label={label} disabled={waits}>
    {lengths.map((days) => (
      <button type="button" key={days} aria-pressed={days === chosen} onClick={() => onPick(days)}>
        {name(days)}
      </button>
    ))}
  </fieldset>
)
