import { type MouseEvent, useSyncExternalStore } from "react"
import { LinkButton } from "../Button/Button"
import styles from "./QuoteNow.module.css"

/**
 * Narrow screens: pixels of scroll past the first window after which the button appears (HO-11).
 */
const afterWindow = 100
/**
 * Wide screens: pixels of scroll at which the hero's button starts to fade, and at which it is
 * gone.
 */
const fading = 100
const gone = 300
/** Height of the strip at the window's foot that the button covers, in pixels. */
const strip = 96

const isWide = () => window.matchMedia("(min-width: 768px)").matches

/** True if the button would not cover its own target. */
const isClear = (anchor: string) => {
  const target = document.getElementById(anchor)
  return !target || target.getBoundingClientRect().bottom < window.innerHeight - strip
}

const isDue = (anchor: string, alone: boolean) => {
  const { innerHeight, scrollY } = window
  if (!isWide()) return scrollY > innerHeight + afterWindow
  return alone || scrollY > gone || (scrollY > fading && isClear(anchor))
}

const subscribe = (onChange: () => void) => {
  const events = new AbortController()
  for (const type of ["scroll", "resize"])
    window.addEventListener(type, onChange, { passive: true, signal: events.signal })
  return () => events.abort()
}

export type QuoteNowProps = {
  readonly children: string
  readonly href: `${string}#${string}`
  /** The hero has no such button on its current slide. */
  readonly alone?: boolean | undefined
  /** Leaves the corner of a wide screen to the floating chat. */
  readonly beside?: boolean | undefined
  readonly onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
}

/**
 * A floating link to the quote bar. It appears when the hero's own button is out of sight; on a
 * narrow screen, 100 px past the first window (HO-11).
 */
export const QuoteNow = ({ children, href, alone = false, beside, onClick }: QuoteNowProps) => {
  const anchor = href.slice(href.indexOf("#") + 1)
  const due = useSyncExternalStore(
    subscribe,
    () => isDue(anchor, alone),
    () => false
  )
  return (
    <div className={styles.QuoteNow} data-due={due || undefined} data-beside={beside || undefined}>
      <LinkButton href={href} onClick={onClick}>
        {children}
      </LinkButton>
    </div>
  )
}
