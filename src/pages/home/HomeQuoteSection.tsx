import { type ComponentType, Suspense, use, useEffect } from "react"
import { QuoteSection } from "../../components/QuoteSection/QuoteSection"

const anchor = "cotizar"
/** Signs that a visitor turns to the bar. */
const signs = ["pointerover", "pointerdown", "focusin", "input"] as const
const retryMs = 3000

let here: ComponentType | undefined
let underWay: Promise<ComponentType> | undefined

const fetchQuote = async () => {
  const { HomeQuote } = await import("./HomeQuote")
  here = HomeQuote
  return HomeQuote
}

/** What is lost on the way is asked for until it comes: meanwhile what is printed stays as it is. */
const load = (): Promise<ComponentType> =>
  fetchQuote().catch(
    () =>
      new Promise((resolve) => {
        setTimeout(() => resolve(load()), retryMs)
      })
  )

/** Fetches the bar for those who are about to go to the home; it never fails. */
export const fetchHomeQuote = async (): Promise<void> => {
  await fetchQuote().catch(() => undefined)
}

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

const Awaited = () => {
  underWay ??= turnedTo().then(load)
  const Quote = use(underWay)
  return <Quote />
}

/** Drawn only where no printed bar stands any more: the page was drawn anew, as something had changed what is printed. */
const NoBar = () => {
  useEffect(() => needBar(), [])
  return null
}

const Quote = () => {
  const Here = here ?? Awaited
  return <Here />
}

/** The band of the quote bar under the home's banners. One element for ever: nothing that the page does draws it again. */
export const homeQuoteSection = (
  <QuoteSection id={anchor}>
    <Suspense fallback={<NoBar />}>
      <Quote />
    </Suspense>
  </QuoteSection>
)
