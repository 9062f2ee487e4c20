import { useLocation } from "wouter"
import { QuoteBar } from "../../components/QuoteBar/QuoteBar"
import { afterPaint } from "../../hydration/when"
import { usePerPage } from "../../journey/lifetimes"
import { quotingOf, useQuoting } from "../../journey/quote/quoting"
import { makeStarting } from "../../journey/quote/starting"
import { useQuoteBar } from "../../journey/quote/useQuoteBar"
import { useJourney, useOnEnter } from "../../journey/useJourney"
import { Refusal } from "../results/Refusal"
import { unlessNavigated } from "../shell/unlessNavigated"

const noop = () => {}

export const HomeQuote = () => {
  const { channel, copy, prepare } = useJourney()
  const quoting = useQuoting()
  const starting = usePerPage((journey) => makeStarting(journey, quotingOf(journey)), {
    enter: ({ takeUp }) => void takeUp()
  })
  const [, go] = useLocation()
  const bar = useQuoteBar()
  useOnEnter(quoting.resume)
  const prepareResults = () => prepare("/cotizar").then(noop)
  const toResults = (goOn: (path: string) => void) => (saved: Promise<void>) => {
    starting.sent()
    return Promise.all([saved, prepareResults(), afterPaint()]).then(() => goOn("/cotizar"))
  }
  const { description, eyebrow, submit, subscribe, title } = copy.quote
  return (
    <>
      <QuoteBar
        {...bar}
        value={{ ...bar.value, subscribed: bar.value.subscribed ?? channel.optIn.startsTicked }}
        head={{ eyebrow, title, text: description }}
        optIn={subscribe}
        submitLabel={submit}
        busy={quoting.leaving.value}
        fills={quoting.fills.value}
        onDraft={starting.noteBar}
        onFirstTouch={() =>
          void afterPaint().then(() => {
            bar.onFirstTouch()
            return prepareResults()
          })
        }
        onSubmit={(draft) => void quoting.submitFromHome(draft, toResults(unlessNavigated(go)))}
      />
      <Refusal />
    </>
  )
}
