import { useState } from "react"
import { useLocation } from "wouter"
import { QuoteBar } from "../components/QuoteBar/QuoteBar"
import { QuoteNow } from "../components/QuoteNow/QuoteNow"
import { QuoteSection } from "../components/QuoteSection/QuoteSection"
import { useJourney } from "../journey/useJourney"
import { useQuoteBar } from "../journey/useQuoteBar"
import { Frame } from "./Frame"
import { HomeBelow } from "./HomeBelow"
import { HomeHero } from "./HomeHero"
import { Refusal } from "./Refusal"

const noop = () => {}

const loadResults = () => import("./ResultsPage")

/** Where COTIZAR leads, fetched while the bar is being filled; if that fails, going there tells. */
const prepareResults = () => loadResults().then(noop, noop)

/** The home: banners, quote bar, and what is below (1§2). */
export const HomePage = () => {
  const { channel, copy, quoting } = useJourney()
  const [, go] = useLocation()
  const bar = useQuoteBar()
  const [shown, setShown] = useState(0)
  const { heroes, quoteNow } = copy.home
  const { description, eyebrow, submit, subscribe, title } = copy.quote
  return (
    <Frame
      title={copy.shell.titles.home(channel.brandName)}
      mood={(channel.heroes[shown] ?? channel.heroes[0]).mood}
      above="page"
    >
      <HomeHero onShow={setShown} />
      <QuoteSection id="cotizar">
        <QuoteBar
          {...bar}
          head={{ eyebrow, title, text: description }}
          optIn={subscribe}
          submitLabel={submit}
          onFirstTouch={() => {
            bar.onFirstTouch()
            void prepareResults()
          }}
          onSubmit={(draft) =>
            void quoting.submitFromHome(draft, () => void prepareResults().then(() => go("/cotizar")))
          }
        />
        <Refusal />
      </QuoteSection>
      <HomeBelow />
      <QuoteNow href="/#cotizar" alone={!heroes[shown]?.quoteButton} beside={channel.chat !== undefined}>
        {quoteNow}
      </QuoteNow>
    </Frame>
  )
}
