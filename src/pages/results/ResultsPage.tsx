import { Suspense, useState } from "react"
import { late, Part } from "../../browser/late"
import { ComingPlans, type ComingPlansProps } from "../../components/ComingPlans/ComingPlans"
import { PageBoundary } from "../../components/PageBoundary/PageBoundary"
import { QuoteBar } from "../../components/QuoteBar/QuoteBar"
import { QuoteSection } from "../../components/QuoteSection/QuoteSection"
import { ShortHero } from "../../components/ShortHero/ShortHero"
import { results } from "../../copy/results"
import { askedIn, isResting, isSaved } from "../../core/quote/quotingState"
import { useQuoting } from "../../journey/quote/quoting"
import { useJourney, useWords } from "../../journey/useJourney"
import { useRead } from "../../journey/useRead"
import { Layout } from "../shell/Layout"
import { useLate } from "../shell/useLate"
import { PlansOnOffer } from "./PlansOnOffer"
import { Refusal } from "./Refusal"
import { useQuoteBar } from "./useQuoteBar"

const DiscountOffer = late(async () => (await import("./DiscountOffer")).DiscountOffer)

/** In milliseconds. Until then the busy button says that a quote is under way. */
const patience = 150

/** Shows that a quote is under way, unless the answer is quick: showing it costs frames. */
const Waiting = (words: ComingPlansProps) => useLate(patience) && <ComingPlans {...words} />

const ResultsBar = ({ asked }: { readonly asked: number }) => {
  const { copy } = useJourney()
  const bar = useQuoteBar("results")
  const { quote, send } = useQuoting()
  const now = useRead(quote)
  const isLooking = now.is === "looking"
  return (
    <QuoteBar
      {...bar}
      busy={now.is === "asking" || (isLooking && now.pressed)}
      looking={isLooking}
      compact={isResting(now)}
      asked={asked}
      submitLabel={isSaved(now) ? copy.quote.resubmit : copy.quote.submit}
      onSubmit={() => {
        send({ is: "pressed", on: "results" })
        return quote.peek().is === "asking"
      }}
    />
  )
}

export const ResultsPage = () => {
  const { channel, copy, looks, sceneTo } = useJourney()
  const { quote, send } = useQuoting()
  const now = useRead(quote)
  const [asked, setAsked] = useState(0)
  const { mood, scene: own } = looks.results
  const scene = sceneTo(askedIn(now)?.trip.destination ?? "") ?? own
  const { lead, loading, title } = useWords(results)
  return (
    <Layout title={copy.shell.titles.results(channel.brandName)} mood={mood}>
      <ShortHero scene={scene} mood={mood} lines={[title]} lead={lead} />
      <QuoteSection id="cotizar" kind="page">
        <ResultsBar asked={asked} />
        <Refusal />
        {now.is === "asking" && (
          <Waiting
            title={loading.title}
            hint={loading.hint}
            slowText={now.slow ? loading.slow : undefined}
            cancelLabel={now.slow ? loading.cancel : undefined}
            onCancel={() => send({ is: "stopped" })}
          />
        )}
        <PlansOnOffer onEdit={() => setAsked(asked + 1)} />
      </QuoteSection>
      {channel.discount?.active && now.is !== "looking" && now.is !== "asking" && (
        <PageBoundary fallback={() => null}>
          <Suspense>
            <Part is={DiscountOffer} {...channel.discount} />
          </Suspense>
        </PageBoundary>
      )}
    </Layout>
  )
}
