import { noop } from "../../browser/late"
import type { Scenery } from "../../styles/looks"
import { LinkButton, type LinkTo } from "../Button/Button"
import { HeroBody } from "../Hero/HeroBody"
import { HeroFrame } from "../Hero/HeroFrame"
import { HeroText, type HeroTextProps } from "../Hero/HeroText"
import { IconButton } from "../IconButton/IconButton"
import { Scene } from "../Scene/Scene"
import { SlideControls, type SlideControlsWords } from "../SlideControls/SlideControls"
import styles from "./HeroCarousel.module.css"
import { useSlides } from "./useSlides"

export type HeroSlide = Scenery & Pick<HeroTextProps, "lines" | "lead" | "bullets"> & { readonly button: boolean }

export type HeroCarouselProps = {
  /** Accessible name. */
  readonly label: string
  /** The first shows at once; its title is the page's. */
  readonly slides: readonly [HeroSlide, ...HeroSlide[]]
  /** On the slides with `button`. */
  readonly action: LinkTo
  /** Accessible names: of the arrows, the dots and the pause button. */
  readonly words: SlideControlsWords & { readonly pause: string; readonly play: string }
  /** Receives the index of the slide that comes on show. */
  readonly onShow?: ((index: number) => void) | undefined
}

const Slides = ({ label, slides, action, words, onShow = noop }: HeroCarouselProps) => {
  const turn = useSlides(slides.length, onShow)
  const { current } = turn
  const shown = slides[current] ?? slides[0]
  const night = shown.mood === "noche"
  const at = (index: number) => ({ "data-current": index === current || undefined })
  return (
    <section
      className={styles.HeroCarousel}
      aria-label={label}
      data-scenery
      data-mood={shown.mood}
      data-on-dark={night || undefined}
      {...turn.holds}
    >
      {slides.map(({ scene, mood }, index) => (
        <div
          key={words.place(index + 1, slides.length)}
          className={styles.scene}
          data-scenery
          data-mood={mood}
          {...at(index)}
        >
          <Scene name={scene} fit="hero" drawn={turn.ready.includes(index)} />
        </div>
      ))}
      <HeroBody kind="full">
        <div data-stack aria-live={turn.playing ? "off" : "polite"}>
          {slides.map(({ mood, lines, lead, bullets }, index) => (
            <div key={words.place(index + 1, slides.length)} className={styles.text} data-mood={mood} {...at(index)}>
              <HeroText as={index === 0 ? "h1" : "p"} lines={lines} lead={lead} bullets={bullets} />
            </div>
          ))}
        </div>
        <div className={styles.actions} data-cluster>
          {slides.some(({ button }) => button) && (
            <div className={styles.action} data-absent={!shown.button || undefined}>
              <LinkButton size="large" kind={night ? "pop" : "primary"} href={action.href} onClick={action.onClick}>
                {action.label}
              </LinkButton>
            </div>
          )}
          <div className={styles.controls} data-row>
            <SlideControls
              words={words}
              total={slides.length}
              current={current}
              onTurn={(by) => turn.show(current + by)}
              onGo={turn.show}
              onNear={turn.prepare}
            >
              {/* at every width (WCAG 2.2.2) */}
              <IconButton
                label={turn.wanted ? words.pause : words.play}
                icon={turn.wanted ? "pause-fill" : "play-fill"}
                onClick={turn.toggle}
              />
            </SlideControls>
          </div>
        </div>
      </HeroBody>
    </section>
  )
}

/** Landscapes with words that take turns until the visitor steers them. One alone is a Hero. */
export const HeroCarousel = (props: HeroCarouselProps) => {
  const [{ button, ...only }, ...others] = props.slides
  if (others.length > 0) return <Slides {...props} />
  return <HeroFrame kind="full" {...only} action={button ? props.action : undefined} />
}
