import { Suspense, useEffect } from "react"
import { IslandPart, island } from "../../hydration/island"
import { useOnEnter } from "../../journey/useJourney"
import { arriveAt } from "../shell/useArrival"

/** The section by which one knows whether all of them are in the document already, and the only one with buttons. */
const landmark = "productos"
/** Signs that a visitor turns to what is below. */
const signs = ["scroll", "pointerdown", "keydown", "focusin"] as const

/** The sections came with the document: the browser has been where the address leads. */
let printed = false
/** What a press or an arrow key asked of them before they came to life. */
let asked: (() => void) | undefined

/** Printed sections can wait until the visitor turns to them. */
const turnedTo = (): Promise<unknown> => {
  const section = typeof document === "undefined" ? null : document.querySelector(`#${landmark} ul`)
  if (!section) return Promise.resolve()
  printed = true
  const ended = new AbortController()
  return new Promise((resolve) => {
    const turn = () => {
      ended.abort()
      resolve(undefined)
    }
    for (const sign of signs) addEventListener(sign, turn, { passive: true, signal: ended.signal })
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && turn()
    )
    observer.observe(section)
    ended.signal.addEventListener("abort", () => observer.disconnect())
  })
}

const below = island({ load: async () => (await import("./HomeSections")).HomeSections, turned: turnedTo })

/** Remembers the last button or arrow key that was pressed before there is anybody to answer. */
const holdPresses = () => {
  const ended = new AbortController()
  const { signal } = ended
  const hold = ({ target }: Event, selector: string, ask: (element: HTMLElement) => void) => {
    if (below.here()) return
    const element = target instanceof Element ? target.closest<HTMLElement>(`#${landmark} ${selector}`) : null
    asked = element ? () => element.isConnected && ask(element) : undefined
  }
  addEventListener("click", (event) => hold(event, "button", (button) => button.click()), { capture: true, signal })
  addEventListener(
    "keydown",
    (event) => {
      const { key } = event
      if (/^Arrow(Left|Right)$/.test(key))
        hold(event, "*", (element) => element.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })))
    },
    { capture: true, signal }
  )
  return () => ended.abort()
}

/** Answers what the visitor did before the sections came to life. */
const Arrival = () => {
  useOnEnter(() => {
    const anchor = document.getElementById(location.hash.slice(1))
    const stayed = document.activeElement?.matches("body, h1")
    if (!printed && stayed && anchor?.closest(`#${landmark}`)) arriveAt(anchor)
    printed = false
    asked?.()
    asked = undefined
  })
  return null
}

/** One element for ever: nothing that the page above does draws it again. */
const sections = (
  <Suspense fallback={null}>
    <IslandPart of={below} />
    <Arrival />
  </Suspense>
)

/** The sections below the home's first view; printed ones come to life when the visitor turns to them. */
export const HomeBelow = () => {
  useEffect(holdPresses, [])
  return sections
}
