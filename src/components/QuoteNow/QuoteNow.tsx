import { type MouseEvent, useSyncExternalStore } from "react"
import { LinkButton } from "../Button/Button"
import styles from "./QuoteNow.module.css"

/**
 * Narrow screens: pixels of scroll past the first window after which the button appears (HO-11).
 */
const afterWindow = 100
/** Wide screens: pixels of scroll at which the hero's button starts to fade. */
const fading = 100
/** Height of the header, in pixels. */
const header = 76

const isInView = (anchor: string) => {
  const box = document.getElementById(anchor)?.getBoundingClientRect()
  return box !== undefined && box.bottom > header && box.top < window.innerHeight
}

const isDue = (anchor: string, alone: boolean) => {
  const { innerHeight, scrollY } = window
  if (!window.matchMedia("(min-width: 768px)").matches) return scrollY > innerHeight + afterWindow
  return (alone || scrollY > fading) && !isInView(anchor)
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
  /** Said before the link, where the bar has room. */
  readonly text?: string | undefined
  /** On a dark header. */
  readonly night?: boolean | undefined
  /** Leaves the end of the bar to the floating chat. */
  readonly beside?: boolean | undefined
  readonly onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
}

/**
 * A link to the quote bar that stays in the window: in the header, or in a bar at the foot below
 * 1200 px. It is away while the quote bar itself is in view; on a narrow screen it appears 100 px
 * past the first window (HO-11).
 */
export const QuoteNow = ({ children, href, alone = false, beside, night, text, onClick }: QuoteNowProps) => {
  const anchor = href.slice(href.indexOf("#") + 1)
  const due = useSyncExternalStore(
    subscribe,
    () => isDue(anchor, alone),
    () => false
  )
  const at = { "data-due": due || undefined, "data-beside": beside || undefined, "data-night": night || undefined }
  return (
    <div className={styles.QuoteNow} {...at}>
      {text && <p className={styles.text}>{text}</p>}
      <LinkButton href={href} kind={night ? "pop" : "primary"} onClick={onClick}>
        {children}
      </LinkButton>
    </div>
  )
}
