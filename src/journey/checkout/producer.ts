import { signal } from "@preact/signals-react"
import type { Producer } from "../../core/cart/cart"
import { keptProducer, producerProblem } from "../../core/cart/producer"
import type { JourneyWorld } from "../journey"

/**
 * Whether a producer sold the purchase, and their code, where the channel asks (PR-01 to PR-04).
 * Each change saves it with the search.
 */
export const makeProducer = ({ channel, checkout }: Pick<JourneyWorld, "channel" | "checkout">) => {
  const given = signal<Producer>({ sold: channel.producer?.soldByDefault ?? false, code: "" })
  const problem = signal<ReturnType<typeof producerProblem>>()
  const unread = signal(false)
  const refusals = signal(0)

  const judge = () => (channel.producer ? producerProblem(given.value) : undefined)
  const keep = () => checkout.run(({ SavedPurchase }) => SavedPurchase.saveProducer(keptProducer(given.value)))
  return {
    given,
    problem,
    unread,
    /** How often `admit` met a card number: with no dialog, the page moves the focus to it. */
    refusals,
    take: (kept: Producer) => {
      given.value = kept
    },
    type: (change: Partial<Producer>) => {
      given.value = { ...given.value, ...change }
      const found = judge()
      if (found !== "required") problem.value = found
      void keep()
    },
    admit: () => {
      const found = judge()
      problem.value = found
      unread.value = found === "required"
      if (found === "card") refusals.value += 1
      return found === undefined
    },
    dismiss: () => {
      unread.value = false
    },
    keep
  }
}
