import styles from "./CarouselDots.module.css"

/** More dots than these are no longer targets of a finger's size at 320 px. */
const mostDots = 6

export type CarouselDotsProps = {
  readonly total: number
  readonly current: number
  /** `2 de 5`, from a number that counts from 1: a dot's name, or the text in place of too many dots. */
  readonly name: (number: number) => string
  readonly onGo: (index: number) => void
  readonly onNear: () => void
}

/** A dot for each plan where one is shown at a time; a count where dots would be too many. */
export const CarouselDots = ({ total, current, name, onGo, onNear }: CarouselDotsProps) => {
  if (total > mostDots) return <span className={styles.count}>{name(current + 1)}</span>
  return (
    <div className={styles.CarouselDots}>
      {Array.from({ length: total }, (_, index) => (
        <button
          key={name(index + 1)}
          type="button"
          className={styles.dot}
          aria-label={name(index + 1)}
          aria-current={index === current || undefined}
          onPointerEnter={onNear}
          onFocus={onNear}
          onClick={() => onGo(index)}
        />
      ))}
    </div>
  )
}
