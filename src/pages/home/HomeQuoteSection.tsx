import { QuoteSection } from "../../components/QuoteSection/QuoteSection"
import { Island, late } from "../../hydration/late"
import { touched } from "../../hydration/touched"

const anchor = "cotizar"

const isChanged = ({ checked, defaultChecked, defaultValue, type, value }: HTMLInputElement) =>
  checked !== defaultChecked || (type !== "checkbox" && value !== defaultValue)

const turnTo = (turn: () => void): boolean => {
  const bar = typeof document === "undefined" ? null : document.querySelector(`#${anchor} form`)
  if (!bar) return false
  if ([...bar.querySelectorAll("input")].some(isChanged) || bar.contains(document.activeElement)) turn()
  else touched(turn, bar)
  return true
}

/** The quote bar of the home. The printed one hydrates when the visitor turns to it. */
export const HomeQuote = late(async () => (await import("./HomeQuote")).HomeQuote, { when: turnTo })

/** The band of the quote bar. One constant element: a render of the page does not redraw it. */
export const homeQuoteSection = (
  <QuoteSection id={anchor}>
    <Island is={HomeQuote} />
  </QuoteSection>
)
