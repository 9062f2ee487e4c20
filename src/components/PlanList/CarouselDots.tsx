import styles from "./CarouselDots.module.css"

/** More dots would be too small to touch at 320 px. */
const mostDots = 6

export type CarouselDotsProps = {
  readonly total: number
  readonly current: number
  readonly name: (number: number) => string
  readonly onGo: (index: number) => void
  readonly onNear: () => void
}

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
