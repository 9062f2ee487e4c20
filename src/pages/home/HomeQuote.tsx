import { useLocation } from "wouter"
import { afterPaint } from "../../browser/when"
import { QuoteBar } from "../../components/QuoteBar/QuoteBar"
import { useQuoting } from "../../journey/quote/quoting"
import { useJourney } from "../../journey/useJourney"
import { useRead } from "../../journey/useRead"
import { Refusal } from "../results/Refusal"
import { useQuoteBar } from "../results/useQuoteBar"
import { unlessNavigated } from "../shell/unlessNavigated"

export const HomeQuote = () => {
  const { channel, copy, prepare } = useJourney()
  const { pressOnHome, state } = useQuoting()
  const [, go] = useLocation()
  const { bar, onFirstTouch, ...props } = useQuoteBar("home")
  const { at } = useRead(state)
  const { description, eyebrow, submit, subscribe, title } = copy.quote
  const subscribed = bar.typed.subscribed ?? channel.optIn.startsTicked
  return (
    <>
      <QuoteBar
        {...props}
        bar={{ ...bar, typed: { ...bar.typed, subscribed } }}
        head={{ eyebrow, title, text: description }}
        optIn={subscribe}
        submitLabel={submit}
        busy={at === "leaving"}
        onFirstTouch={() =>
          void afterPaint().then(() => {
            onFirstTouch()
            return prepare("/cotizar")
          })
        }
        onSubmit={() => pressOnHome(unlessNavigated(go))}
      />
      <Refusal />
    </>
  )
}
