import type { MouseEvent } from "react"
import { LinkButton } from "../Button/Button"
import styles from "./CartBar.module.css"

export type CartBarProps = {
  /** Its name. */
  readonly plan: string
  /** Days and destination, in short. */
  readonly trip: string
  /** The price to pay, as written. */
  readonly total: string
  /** What the total is for each of several passengers, as a sentence. */
  readonly average?: string | undefined
  /** Of the link that scrolls down to the panel. */
  readonly linkLabel: string
  /** Id of the CartPanel that the link leads to. */
  readonly panelId: string
}

/** Scrolls to the panel and focuses it. The address stays, so that "back" leaves the step. */
const goTo = (id: string) => (event: MouseEvent) => {
  const panel = document.getElementById(id)
  if (!panel) return
  event.preventDefault()
  panel.scrollIntoView()
  panel.focus({ preventScroll: true })
}

/** The cart in one line, for windows so narrow that the CartPanel stands below the form. */
export const CartBar = ({ plan, trip, total, average, linkLabel, panelId }: CartBarProps) => (
  <div className={styles.CartBar} data-cluster data-card>
    <p className={styles.words}>
      <strong className={styles.plan}>{plan}</strong> <span className={styles.trip}>{trip}</span>{" "}
      <strong className={styles.total}>{total}</strong>
    </p>
    <LinkButton kind="ghost" size="small" iconAfter="caret-down-bold" href={`#${panelId}`} onClick={goTo(panelId)}>
      {linkLabel}
    </LinkButton>
    {average && <p className={styles.average}>{average}</p>}
  </div>
)
