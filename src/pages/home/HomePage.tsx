import { type MouseEvent, useState } from "react"
import { late, Part } from "../../browser/late"
import { afterPaint, touched } from "../../browser/when"
import { HeroCarousel, type HeroSlide } from "../../components/HeroCarousel/HeroCarousel"
import { LateQuoteNow } from "../../components/QuoteNow/LateQuoteNow"
import { QuoteSection } from "../../components/QuoteSection/QuoteSection"
import { Island, island } from "../../hydration/island"
import { useJourney, useOnEnter } from "../../journey/useJourney"
import { useRead } from "../../journey/useRead"
import { LateRoad } from "../service/LateRoad"
import { Layout } from "../shell/Layout"
import { useReady } from "../shell/useReady"
import { HomeBelow } from "./HomeBelow"

const anchor = "cotizar"

const isThumb = (event: Event) => "pointerType" in event && event.pointerType === "touch"

/**
 * COTIZAR AHORA leads to the bar. On a phone a thumb gets its first question too, as by a press on
 * the empty cell (OU-one-sheet), once the browser has moved.
 */
const askFirst = async ({ nativeEvent }: MouseEvent) => {
  if (!isThumb(nativeEvent) || matchMedia("(min-width: 768px)").matches) return
  await afterPaint()
  const cell = document.querySelector<HTMLElement>(`#${anchor} [popovertarget]`)
  if (!cell?.querySelector("[data-empty]")) return
  cell.focus({ preventScroll: true })
  cell.dispatchEvent(new PointerEvent("click", { bubbles: true, cancelable: true, detail: 1, pointerType: "touch" }))
}

const HomeHero = ({ onShow }: { readonly onShow: (index: number) => void }) => {
  const { copy, looks } = useJourney()
  const { carousel, heroes, quoteNow } = copy.home
  const slideOf = (at: 0 | 1 | 2): HeroSlide => {
    const { bullets, quoteButton = true, text, title } = heroes[at]
    return { ...looks.heroes[at], lines: title.split(","), lead: text, bullets, button: quoteButton }
  }
  return (
    <HeroCarousel
      label={carousel.label}
      slides={[slideOf(0), slideOf(1), slideOf(2)]}
      action={{ label: quoteNow, href: "/#cotizar", onClick: askFirst }}
      words={carousel}
      onShow={onShow}
    />
  )
}

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
export const HomeQuote = island(async () => (await import("./HomeQuote")).HomeQuote, turnTo)

/** The band of the quote bar. One constant element: a render of the page does not redraw it. */
const homeQuoteSection = (
  <QuoteSection id={anchor} kind="part">
    <Island is={HomeQuote} />
  </QuoteSection>
)

const HomeResume = late(async () => (await import("./HomeResume")).HomeResume)

/**
 * Lazy-loads the "Continuar tu compra" strip once the session is known and the cart holds a plan.
 * If the chunk fails, shows nothing.
 */
const ResumeOffer = () => {
  const { visit } = useJourney()
  const decided = useRead(visit.decided)
  const ready = useReady(HomeResume, decided && visit.hasCart())
  return ready && <Part is={HomeResume} />
}

export const HomePage = () => {
  const { channel, copy, looks, visit } = useJourney()
  const [shown, setShown] = useState(0)
  /** Whether the card of a trip stands here, which takes the place of an unfinished purchase. */
  const [travels, setTravels] = useState(visit.hasCard)
  useOnEnter(() => {
    if (visit.hasStarted()) void HomeQuote()
  })
  const { heroes, quoteNow } = copy.home
  const { mood } = looks.heroes[shown] ?? looks.heroes[0]
  return (
    <Layout title={copy.shell.titles.home(channel.brandName)} mood={mood} above="page">
      <LateRoad over={mood} onKnown={setTravels} />
      <HomeHero onShow={setShown} />
      {homeQuoteSection}
      <HomeBelow />
      <LateQuoteNow
        href="/#cotizar"
        onClick={askFirst}
        text={copy.quote.fields.destination.placeholder}
        alone={heroes[shown]?.quoteButton === false}
        night={looks.navbar === "dark"}
        beside={channel.chat !== undefined}
      >
        {quoteNow}
      </LateQuoteNow>
      {!travels && <ResumeOffer />}
    </Layout>
  )
}
