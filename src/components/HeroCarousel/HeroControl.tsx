import { Dots } from "../Dots/Dots"
import { IconButton } from "../IconButton/IconButton"
import styles from "./HeroControl.module.css"

export type HeroControlWords = {
  readonly previous: string
  readonly next: string
  readonly pause: string
  readonly play: string
  readonly choose: string
  readonly place: (at: number, of: number) => string
}

type HeroControlProps = {
  readonly words: HeroControlWords
  readonly total: number
  readonly current: number
  readonly wanted: boolean
  readonly onToggle: () => void
  readonly onShow: (index: number) => void
  readonly onNear: (index: number) => void
}

/** Arrows, dots and the pause button. Pause is present at every width (WCAG 2.2.2). */
export const HeroControl = ({ words, total, current, wanted, onToggle, onShow, onNear }: HeroControlProps) => {
  const towards = (index: number) => ({
    onPointerEnter: () => onNear(index),
    onFocus: () => onNear(index),
    onClick: () => onShow(index)
  })
  return (
    <div className={styles.HeroControl}>
      <div className={styles.arrow}>
        <IconButton label={words.previous} icon="arrow-left-bold" {...towards(current - 1)} />
      </div>
      <Dots
        label={words.choose}
        total={total}
        current={current}
        name={(number) => words.place(number, total)}
        onGo={onShow}
        onNear={onNear}
      />
      <IconButton
        label={wanted ? words.pause : words.play}
        icon={wanted ? "pause-fill" : "play-fill"}
        onClick={onToggle}
      />
      <div className={styles.arrow}>
        <IconButton label={words.next} icon="arrow-right-bold" {...towards(current + 1)} />
      </div>
    </div>
  )
}
