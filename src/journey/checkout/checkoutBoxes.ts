import { signal } from "@preact/signals-react"
import type { Producer } from "../../core/cart/cart"
import { holdsCardNumber, withoutMarks } from "../../core/person/typed"
import type { JourneyWorld } from "../journey"

/**
 * Whether a producer sold the purchase, and their code, where the channel asks (PR-01 to PR-04).
 * Each change saves it with the search; a card number is saved as no code (VA-08).
 */
export const makeProducer = ({ channel, checkout }: Pick<JourneyWorld, "channel" | "checkout">) => {
  const asked = channel.producer !== undefined
  const given = signal<Producer>({ sold: channel.producer?.soldByDefault ?? false, code: "" })
  const problem = signal<"required" | "card">()
  const unread = signal(false)
  const refusals = signal(0)
  let saving = Promise.resolve<unknown>(undefined)

  const judge = () => {
    const { code, sold } = given.peek()
    if (!asked || !sold) return undefined
    if (withoutMarks(code).trim() === "") return "required"
    return holdsCardNumber(code) ? "card" : undefined
  }
  const keep = () => {
    const { code, sold } = given.peek()
    const kept = sold && !holdsCardNumber(code) ? withoutMarks(code).trim() : ""
    saving = checkout.run(({ SavedCheckout }) => SavedCheckout.saveProducer({ sold, code: kept }))
  }
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
      given.value = { ...given.peek(), ...change }
      if (judge() !== "required") problem.value = judge()
      keep()
    },
    admit: () => {
      problem.value = judge()
      unread.value = problem.peek() === "required"
      if (problem.peek() === "card") refusals.value += 1
      return problem.peek() === undefined
    },
    dismiss: () => {
      unread.value = false
    },
    kept: () => saving
  }
}
