import { Suspense, useEffect } from "react"
import { QuoteSection } from "../../components/QuoteSection/QuoteSection"
import { IslandPart, island } from "../../hydration/island"

const anchor = "cotizar"
const signs = ["pointerover", "pointerdown", "focusin", "input"] as const
let needBar = () => {}
let isWanted = false

const turnedTo = (): Promise<unknown> => {
  const bar = typeof document === "undefined" ? null : document.querySelector(`#${anchor} form`)
  if (!bar) return Promise.resolve()
  const touched = [...bar.querySelectorAll("input")].some(
    ({ checked, defaultChecked, defaultValue, type, value }) =>
      checked !== defaultChecked || (type !== "checkbox" && value !== defaultValue)
  )
  if (isWanted || touched || bar.contains(document.activeElement)) return Promise.resolve()
  return new Promise((resolve) => {
    const ended = new AbortController()
    needBar = () => {
      ended.abort()
      resolve(undefined)
    }
    const turn = ({ target }: Event) => {
      if (target instanceof Node && bar.contains(target)) needBar()
    }
    // React stops events on parts that are not hydrated, so these listeners run before it.
    for (const sign of signs) addEventListener(sign, turn, { capture: true, passive: true, signal: ended.signal })
  })
}

const bar = island({ load: async () => (await import("./HomeQuote")).HomeQuote, turned: turnedTo })

/** Loads the bar for a visitor who is about to go to the home. Never rejects. */
export const fetchHomeQuote = bar.prepare

/** Brings the printed bar to life at once, for what it is to be filled with. */
export const wakeHomeQuote = (): void => {
  isWanted = true
  needBar()
}

export const isHomeQuoteHere = (): boolean => bar.here() !== undefined

const NoBar = () => {
  useEffect(() => needBar(), [])
  return null
}

/** The band of the quote bar. One constant element: a render of the page does not redraw it. */
export const homeQuoteSection = (
  <QuoteSection id={anchor}>
    <Suspense fallback={<NoBar />}>
      <IslandPart of={bar} />
    </Suspense>
  </QuoteSection>
)
