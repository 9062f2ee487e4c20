import styles from "./Dots.module.css"

export type DotsProps = {
  readonly label: string
  readonly total: number
  readonly current: number
  readonly name: (number: number) => string
  readonly onGo: (index: number) => void
  readonly onNear?: ((index: number) => void) | undefined
}

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
