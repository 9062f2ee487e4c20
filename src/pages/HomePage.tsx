import { useLocation } from "wouter"
import { Hero } from "../components/Hero/Hero"
import { QuoteBar } from "../components/QuoteBar/QuoteBar"
import { QuoteSection } from "../components/QuoteSection/QuoteSection"
import { useJourney } from "../journey/useJourney"
import { useQuoteBar } from "../journey/useQuoteBar"
import { Frame } from "./Frame"
import { Refusal } from "./Refusal"

const noop = () => {}

const loadResults = () => import("./ResultsPage")

/** Where COTIZAR leads, fetched while the bar is being filled; if that fails, going there tells. */
const prepareResults = () => loadResults().then(noop, noop)

/** The home: hero and quote bar (1§2). */
export const HomePage = () => {
  const { channel, copy, quoting } = useJourney()
  const [, go] = useLocation()
  const bar = useQuoteBar()
  const [{ mood, scene }] = channel.heroes
  const [{ bullets, text, title: heading }] = copy.home.heroes
  const { description, eyebrow, submit, subscribe, title } = copy.quote
  return (
    <Frame title={copy.shell.titles.home(channel.brandName)} mood={mood}>
      <Hero
        kind="full"
        scene={scene}
        mood={mood}
        lines={heading.split(",")}
        lead={text}
        bullets={bullets}
        action={{ label: copy.home.quoteNow, href: "#cotizar" }}
      />
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
    </Frame>
  )
}
