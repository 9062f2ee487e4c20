import { computed, signal } from "@preact/signals-react"
import type { ExternalQuoteRefused, ExternalStep } from "../core/external/takeExternalQuote"
import type { Journey } from "./journey"
import { remote } from "./remote"

const payment = "/cotizarcompletarpago"

/** Why no purchase comes of a partner's link, as the page tells it. */
export type ExternalProblem = ExternalQuoteRefused["why"]

/** A partner's link on its way to the payment (2§4). */
export const makeExternal = (journey: Journey, go: (path: string) => void) => {
  const step = signal<ExternalStep>("details")

  /** A document of its own takes the place of this one, so that going back leads to the partner and not here again. */
  const goOn = async () => {
    if (journey.alone(payment)) return journey.leave(payment, "instead")
    await journey.prepare(payment)
    go(payment)
  }
  const taking = remote<string | null, void, ExternalQuoteRefused>(
    async () => {
      // Who is there comes first: what somebody else left behind is gone by then.
      const [{ takeExternalQuote }] = await Promise.all([journey.external(), journey.visit.askSession()])
      const onStep = (begun: ExternalStep) => {
        step.value = begun
      }
      return (p, done) => takeExternalQuote({ p, today: journey.todayHere(), onStep }, done)
    },
    () => void goOn()
  )
  return {
    /** What is being looked at. */
    step,
    /** Why it ended before the payment; undefined while it has not. */
    problem: computed((): ExternalProblem | undefined => {
      const state = taking.state.value
      if (state.is !== "failed") return undefined
      return state.error._tag === "Broken" ? "failed" : state.error.why
    }),
    /** The trip of a quote of which no purchase comes, where it is known. */
    trip: computed(() => {
      const state = taking.state.value
      return state.is === "failed" && state.error._tag === "ExternalQuoteRefused" ? state.error.trip : undefined
    }),
    /** A call takes longer than is normal; the waits that are always there are none. */
    slow: computed(() => {
      const state = taking.state.value
      return state.is === "loading" && state.slow && (step.value === "details" || step.value === "plan")
    }),
    /** Begins with the `p` of the link. */
    enter: taking.start,
    again: taking.again,
    leave: taking.cancel
  }
}
