import { useState } from "react"
import { LateQuoteNow } from "../../components/QuoteNow/LateQuoteNow"
import { useJourney, useOnEnter } from "../../journey/useJourney"
import { Frame } from "../shell/Frame"
import { HomeBelow } from "./HomeBelow"
import { HomeHero } from "./HomeHero"
import { HomeQuote, homeQuoteSection } from "./HomeQuoteSection"
import { ResumeOffer } from "./ResumeOffer"

export const HomePage = () => {
  const { channel, copy, visit } = useJourney()
  const [shown, setShown] = useState(0)
  useOnEnter(() => {
    if (visit.hasStarted()) void HomeQuote()
  })
  const { heroes, quoteNow } = copy.home
  return (
    <Frame
      title={copy.shell.titles.home(channel.brandName)}
      mood={(channel.heroes[shown] ?? channel.heroes[0]).mood}
      above="page"
    >
      <HomeHero onShow={setShown} />
      {homeQuoteSection}
      <HomeBelow />
      <LateQuoteNow
        href="/#cotizar"
        text={copy.quote.fields.destination.placeholder}
        alone={!heroes[shown]?.quoteButton}
        night={channel.navbar === "dark"}
        beside={channel.chat !== undefined}
      >
        {quoteNow}
      </LateQuoteNow>
      <ResumeOffer />
    </Frame>
  )
}
