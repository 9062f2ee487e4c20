import { Dots } from "../Dots/Dots"
import { IconButton } from "../IconButton/IconButton"
import styles from "./HeroControl.module.css"

export type HeroControlWords = {
  readonly previous: string
  readonly next: string
  readonly pause: string
  readonly play: string
  /** Accessible name of the dots. */
  readonly choose: string
  /** Name of a dot, such as "2 of 4". */
  readonly place: (at: number, of: number) => string
}

type HeroControlProps = {
  readonly words: HeroControlWords
  readonly total: number
  /** Index of the slide on show, from 0. */
  readonly current: number
  /** The visitor lets the slides turn by themselves. */
  readonly wanted: boolean
  /** Pauses the slides, or lets them turn again. */
  readonly onToggle: () => void
  readonly onShow: (index: number) => void
  /** The visitor reaches for a slide: time to load it. */
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
    <div className={styles.HeroControl} data-row>
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
