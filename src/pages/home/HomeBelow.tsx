import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react"
import { seen, touched, whenIdle } from "../../browser/when"
import { drawings } from "../../components/Scene/Scene"
import stamps from "../../components/Stamp/stamps.svg?url&no-inline"
import { Island, island } from "../../hydration/island"
import { useJourney, useOnEnter } from "../../journey/useJourney"
import { arriveAt } from "../shell/useNavigation"
import { HomeDetails } from "./HomeDetails"

type Connection = { readonly connection?: { readonly saveData?: boolean } }

/**
 * Fetches drawings that the page will need, so that they are in the browser's cache by then. Does
 * nothing for a visitor who saves data (HO-12). A lost one is fetched again when it is needed.
 */
const fetchAhead = (drawings: ReadonlyArray<string>): void => {
  if ((navigator as Connection).connection?.saveData) return
  for (const src of new Set(drawings)) Object.assign(new Image(), { fetchPriority: "low", src })
}

/** This section, the only one with buttons, shows whether the document already holds them all. */
const landmark = "productos"

const HomeSections = island(
  // Alive, each has its modal: a press is never answered by a part that is lost.
  async () => (await Promise.all([import("./HomeSections"), HomeDetails()]))[0].HomeSections,
  (turn) => {
    const list = typeof document === "undefined" ? null : document.querySelector(`#${landmark} ul`)
    if (!list) return false
    touched(turn)
    touched(turn, list)
    seen(turn, list)
    return true
  }
)

type Held = RefObject<(() => void) | undefined>

/** Holds the last press on the printed sections until they are alive. */
const useHeldPress = () => {
  const held: Held = useRef(undefined)
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    const hold = ({ target }: Event, selector: string, press: (element: HTMLElement) => void) => {
      if (HomeSections.loaded()) return
      const element = target instanceof Element ? target.closest<HTMLElement>(`#${landmark} ${selector}`) : null
      held.current = element ? () => element.isConnected && press(element) : undefined
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
  }, [])
  return held
}

const never = () => () => {}

const Arrival = ({ held }: { readonly held: Held }) => {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true
  )
  // The document came with the sections: the browser has already scrolled to the anchor.
  const [printed] = useState(isHydrating)
  useOnEnter(() => {
    const anchor = document.getElementById(location.hash.slice(1))
    const stayed = document.activeElement?.matches("body, h1")
    if (!printed && stayed && anchor?.closest(`#${landmark}`)) arriveAt(anchor)
    held.current?.()
    held.current = undefined
  })
  return null
}

/**
 * The sections below the home's first view (HO-05). Printed ones hydrate when the visitor turns to
 * them; their drawings are fetched before that, in idle time.
 */
export const HomeBelow = () => {
  const { band, shelf } = useJourney().looks
  const held = useHeldPress()
  // One constant element: a render of the page above does not redraw it.
  const [sections] = useState(() => (
    <Island is={HomeSections}>
      <Arrival held={held} />
    </Island>
  ))
  useOnEnter(() => whenIdle(() => fetchAhead([...[...shelf, band].map(({ scene }) => drawings[scene]), stamps])))
  return sections
}
