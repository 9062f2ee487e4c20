import styles from "./Dots.module.css"

/** A dot for each slide; `name` says a dot's place from a number that counts from 1. */
export type DotsProps = {
  /** Names the group. */
  readonly label: string
  readonly total: number
  /** The index of the slide that is shown. */
  readonly current: number
  readonly name: (number: number) => string
  readonly onGo: (index: number) => void
  /** A pointer or the focus is on the dot with this index: it may be pressed next. */
  readonly onNear?: ((index: number) => void) | undefined
}

/** The dots of a carousel: buttons of 24 px around 10 px of ink, the one that is shown marked and long. */
export const Dots = ({ label, total, current, name, onGo, onNear }: DotsProps) => (
  <fieldset className={styles.Dots} aria-label={label} data-many={total > 5 || undefined}>
    {Array.from({ length: total }, (_, index) => (
      <button
        key={name(index + 1)}
        type="button"
        aria-label={name(index + 1)}
        aria-current={index === current || undefined}
        onPointerEnter={() => onNear?.(index)}
        onFocus={() => onNear?.(index)}
        onClick={() => onGo(index)}
      />
    ))}
  </fieldset>
)
