import { type MouseEvent, useSyncExternalStore } from "react"
import { LinkButton } from "../Button/Button"
import styles from "./QuoteNow.module.css"

/** On a narrow screen it comes this many pixels after the first window is scrolled away (HO-11). */
const afterWindow = 100
/** On a wide one, once the hero's own button has begun to fade, and for certain when it is gone. */
const fading = 100
const gone = 300
/** The strip at the window's foot that it lies on. */
const strip = 96

const isWide = () => window.matchMedia("(min-width: 768px)").matches

/** It never lies on what it leads to while there is another button to be seen. */
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
  /** The hero above has no such button now. */
  readonly alone?: boolean | undefined
  /** A chat floats in the corner of a wide screen: this one stands beside it. */
  readonly beside?: boolean | undefined
  readonly onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
}

/**
 * The way to the quote bar from wherever one has read to: it floats when the hero's own button is out of sight, on a narrow
 * screen only past the first window and 100 px more (HO-11).
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
