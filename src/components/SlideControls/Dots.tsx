import type { KeyboardEventHandler } from "react"
import styles from "./Dots.module.css"

type DotsProps = {
  /** Accessible name of the group, which may have its name from around it. */
  readonly label?: string | undefined
  /** How many dots. */
  readonly total: number
  /** Index of the slide on show, from 0. */
  readonly current: number
  /** Accessible name of a dot, numbered from 1. */
  readonly name: (number: number) => string
  /** Receives an index, from 0. */
  readonly onGo: (index: number) => void
  /** The visitor reaches for a dot: time to load its slide. */
  readonly onNear?: ((index: number) => void) | undefined
  readonly onKeyDown: KeyboardEventHandler
}

/** A dot for each slide: marks the one on show, and leads to the others. */
export const Dots = ({ label, total, current, name, onGo, onNear, onKeyDown }: DotsProps) => (
  <fieldset className={styles.Dots} aria-label={label} data-many={total > 5 || undefined} onKeyDown={onKeyDown}>
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
