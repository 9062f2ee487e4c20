import { lazy, Suspense, useEffect, useState } from "react"
import { useLocation } from "wouter"
import { Hero } from "../components/Hero/Hero"
import { LoadingOverlay } from "../components/LoadingOverlay/LoadingOverlay"
import { PageBoundary } from "../components/PageBoundary/PageBoundary"
import { QuoteBar } from "../components/QuoteBar/QuoteBar"
import { QuoteSection } from "../components/QuoteSection/QuoteSection"
import { isShared } from "../core/trip/sharedLink"
import { useJourney, useOnEnter } from "../journey/useJourney"
import { useQuoteBar } from "../journey/useQuoteBar"
import { useQuoting } from "../journey/useQuoting"
import { Frame } from "./Frame"
import { PlansOnOffer } from "./PlansOnOffer"
import { Refusal } from "./Refusal"

const DiscountOffer = lazy(() => import("./DiscountOffer").then((loaded) => ({ default: loaded.DiscountOffer })))

/** The address tells a shared trip until one is quoted: from then on a reload brings that one (U17). */
const usePlainAddress = (quoting: boolean) => {
  const [path, go] = useLocation()
  useEffect(() => {
    if (quoting && isShared(location.search)) go(path, { replace: true })
  }, [quoting, path, go])
}

/** Step 1, the results: the bar filled with the saved search, and the plans on offer (2§2). */
export const ResultsPage = () => {
  const { channel, copy } = useJourney()
  const quoting = useQuoting()
  const [entered, setEntered] = useState(false)
  useOnEnter(() => void quoting.enterResults(location.search).then(() => setEntered(true)))
  const bar = useQuoteBar()
  const { scene, mood } = channel.resultsScenery
  const { lead, loading, title } = copy.results
  const restored = quoting.restored.value
  const wrong = quoting.wrong.value
  const state = quoting.quotes.state.value
  usePlainAddress(state.is === "loading")
  return (
    <Frame title={copy.shell.titles.results(channel.brandName)} mood={mood}>
      <Hero kind="slim" scene={scene} mood={mood} lines={[title]} lead={lead} />
      <QuoteSection id="cotizar">
        <QuoteBar
          {...bar}
          busy={quoting.busy.value}
          key={quoting.fills.value}
          compact={restored && wrong.length === 0}
          shown={wrong}
          submitLabel={restored ? copy.quote.resubmit : copy.quote.submit}
          onSubmit={(draft) => void quoting.submitInPlace(draft)}
        />
        <Refusal />
        <PlansOnOffer />
      </QuoteSection>
      {state.is === "loading" && (
        <LoadingOverlay
          title={loading.title}
          hint={loading.hint}
          slowText={state.slow ? loading.slow : undefined}
          cancelLabel={state.slow ? loading.cancel : undefined}
          onCancel={quoting.quotes.cancel}
        />
      )}
      {channel.discount?.active && entered && state.is !== "loading" && (
        <PageBoundary fallback={() => null}>
          <Suspense>
            <DiscountOffer {...channel.discount} />
          </Suspense>
        </PageBoundary>
      )}
    </Frame>
  )
}
