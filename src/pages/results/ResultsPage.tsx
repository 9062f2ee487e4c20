import { Suspense, useState } from "react"
import { LoadingOverlay, type LoadingOverlayProps } from "../../components/LoadingOverlay/LoadingOverlay"
import { PageBoundary } from "../../components/PageBoundary/PageBoundary"
import { QuoteBar } from "../../components/QuoteBar/QuoteBar"
import { QuoteSection } from "../../components/QuoteSection/QuoteSection"
import { ShortHero } from "../../components/ShortHero/ShortHero"
import { results } from "../../copy/results"
import { isShared } from "../../core/trip/sharedLink"
import { late, Part } from "../../hydration/late"
import type { Journey } from "../../journey/journey"
import { type Quoting, useQuoting } from "../../journey/quote/quoting"
import { useQuoteBar } from "../../journey/quote/useQuoteBar"
import { useJourney, useOnEnter, useWords } from "../../journey/useJourney"
import { Layout } from "../shell/Layout"
import { useLate } from "../shell/useLate"
import { PlansOnOffer } from "./PlansOnOffer"
import { Refusal } from "./Refusal"

const noop = () => {}

const DiscountOffer = late(async () => (await import("./DiscountOffer")).DiscountOffer)

const following = late(async () => (await import("../../journey/quote/followLink")).followLink)

const enter = async (journey: Journey, quoting: Quoting) => {
  // The bar first notes what the visitor typed before this code came.
  await undefined
  quoting.resume()
  if (!isShared(location.search)) return quoting.enterResults()
  return following().then((follow) => follow(journey, location.search), noop)
}

/** In milliseconds. Until then the busy button says that a quote is under way. */
const patience = 150

/** Covers the page while a quote is under way, unless the answer is quick: covering it costs frames. */
const Waiting = (overlay: LoadingOverlayProps) => useLate(patience) && <LoadingOverlay {...overlay} />

export const ResultsPage = () => {
  const journey = useJourney()
  const { channel, copy } = journey
  const quoting = useQuoting()
  const [entered, setEntered] = useState(false)
  const [givenUp, setGivenUp] = useState(false)
  useOnEnter(() => void enter(journey, quoting).then(() => setEntered(true)))
  const bar = useQuoteBar()
  const { mood, scene: own } = channel.resultsScenery
  const scene = journey.sceneTo(quoting.asked.value?.trip.destination ?? "") ?? own
  const { lead, loading, title } = useWords(results)
  const restored = quoting.restored.value
  const wrong = quoting.wrong.value
  const state = quoting.quotes.state.value
  return (
    <Layout title={copy.shell.titles.results(channel.brandName)} mood={mood}>
      <ShortHero scene={scene} mood={mood} lines={[title]} lead={lead} />
      <QuoteSection id="cotizar" kind="page">
        <QuoteBar
          {...bar}
          busy={quoting.busy.value}
          fills={quoting.fills.value}
          filling={!entered}
          compact={restored && wrong.length === 0 && !quoting.invited.value}
          shown={wrong}
          onDraft={quoting.noteBar}
          submitLabel={restored ? copy.quote.resubmit : copy.quote.submit}
          onSubmit={(draft) => {
            void quoting.submitInPlace(draft)
            return quoting.refusal.peek() === undefined
          }}
        />
        <Refusal />
        <PlansOnOffer givenUp={givenUp} />
      </QuoteSection>
      {state.is === "loading" && (
        <Waiting
          title={loading.title}
          hint={loading.hint}
          slowText={state.slow ? loading.slow : undefined}
          cancelLabel={state.slow ? loading.cancel : undefined}
          onCancel={() => {
            setGivenUp(true)
            quoting.quotes.cancel()
          }}
        />
      )}
      {channel.discount?.active && entered && state.is !== "loading" && (
        <PageBoundary fallback={() => null}>
          <Suspense>
            <Part is={DiscountOffer} {...channel.discount} />
          </Suspense>
        </PageBoundary>
      )}
    </Layout>
  )
}
