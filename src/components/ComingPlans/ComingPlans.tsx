import { LoadingOverlay, type LoadingOverlayProps } from "../LoadingOverlay/LoadingOverlay"
import styles from "./ComingPlans.module.css"

export type ComingPlansProps = Omit<LoadingOverlayProps, "over">

const cards = ["first", "second", "third"]
const bars = ["tag", "title", "label", "cover", "price", "route", "final", "sum", "buy", "one", "two", "three"]

/** Tells the overlay where its words stand: where the head of the list will be. */
const place = (element: HTMLDivElement | null) =>
  element?.style.setProperty("--at", `${element.getBoundingClientRect().top}px`)

/**
 * Plans on their way: their cards in grey, where they will stand, under an overlay that leaves the
 * header and the trip in sight (QB-09). Plans of an earlier search, which follow it, stay out of
 * sight meanwhile.
 */
export const ComingPlans = (overlay: ComingPlansProps) => (
  <div ref={place} className={styles.ComingPlans}>
    <div className={styles.cards} aria-hidden="true">
      {cards.map((card) => (
        <div key={card} className={styles.card}>
          {bars.map((bar) => (
            <i key={bar} className={styles[bar]} />
          ))}
        </div>
      ))}
    </div>
    <LoadingOverlay {...overlay} over />
  </div>
)
