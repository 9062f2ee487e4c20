import { Suspense, useEffect } from "react"
import { drawings } from "../../components/Scene/Scene"
import stamps from "../../components/Stamp/stamps.svg?url&no-inline"
import { fetchAhead } from "../../hydration/fetchAhead"
import { IslandPart, island } from "../../hydration/island"
import { whenIdle } from "../../hydration/whenIdle"
import { useJourney, useOnEnter } from "../../journey/useJourney"
import { arriveAt } from "../shell/useArrival"

/** This section, the only one with buttons, shows whether the document already holds them all. */
const landmark = "productos"
const signs = ["scroll", "pointerdown", "keydown", "focusin"] as const

/** The document came with the sections: the browser has already scrolled to the anchor. */
let printed = false
let asked: (() => void) | undefined

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
    if (!("IntersectionObserver" in window)) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && turn()
    )
    observer.observe(section)
    ended.signal.addEventListener("abort", () => observer.disconnect())
  })
}

const below = island({ load: async () => (await import("./HomeSections")).HomeSections, turned: turnedTo })

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

/** One constant element: a render of the page above does not redraw it. */
const sections = (
  <Suspense fallback={null}>
    <IslandPart of={below} />
    <Arrival />
  </Suspense>
)

/**
 * The sections below the home's first view (HO-05). Printed ones hydrate when the visitor turns to
 * them; their drawings are fetched before that, in idle time.
 */
export const HomeBelow = () => {
  const { bandScenery, shelfSceneries } = useJourney().channel
  useEffect(holdPresses, [])
  useOnEnter(() =>
    whenIdle(() => fetchAhead([...[...shelfSceneries, bandScenery].map(({ scene }) => drawings[scene]), stamps]))
  )
  return sections
}
