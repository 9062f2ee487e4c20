import { Suspense, useEffect } from "react"
import { QuoteSection } from "../../components/QuoteSection/QuoteSection"
import { IslandPart, island } from "../../hydration/island"

const anchor = "cotizar"
/** Signs that a visitor turns to the bar. */
const signs = ["pointerover", "pointerdown", "focusin", "input"] as const
/** Ends the wait when the visitor turns to the printed bar. */
let needBar = () => {}

/** A printed bar can wait until the visitor turns to it; the starter keeps what is done in it until then. */
const turnedTo = (): Promise<unknown> => {
  const bar = typeof document === "undefined" ? null : document.querySelector(`#${anchor} form`)
  if (!bar) return Promise.resolve()
  const touched = [...bar.querySelectorAll("input")].some(
    ({ checked, defaultChecked, defaultValue, type, value }) =>
      checked !== defaultChecked || (type !== "checkbox" && value !== defaultValue)
  )
  if (touched || bar.contains(document.activeElement)) return Promise.resolve()
  return new Promise((resolve) => {
    const ended = new AbortController()
    needBar = () => {
      ended.abort()
      resolve(undefined)
    }
    const turn = ({ target }: Event) => {
      if (target instanceof Node && bar.contains(target)) needBar()
    }
    // React stops events on what is not alive yet, so they are heard before it.
    for (const sign of signs) addEventListener(sign, turn, { capture: true, passive: true, signal: ended.signal })
  })
}

const bar = island({ load: async () => (await import("./HomeQuote")).HomeQuote, turned: turnedTo })

/** Loads the bar for a visitor who is about to go to the home. It never rejects. */
export const fetchHomeQuote = bar.prepare

/** Drawn only where no printed bar stands any more: the page was drawn anew, as something had changed what is printed. */
const NoBar = () => {
  useEffect(() => needBar(), [])
  return null
}

/** The band of the quote bar under the home's banners. One element for ever: nothing that the page does draws it again. */
export const homeQuoteSection = (
  <QuoteSection id={anchor}>
    <Suspense fallback={<NoBar />}>
      <IslandPart of={bar} />
    </Suspense>
  </QuoteSection>
)
