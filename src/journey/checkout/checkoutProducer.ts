import { signal } from "@preact/signals-react"
import type { Producer } from "../../core/cart/cart"
import { inEngine } from "../engine/useCase"
import type { JourneyWorld } from "../journey"

/**
 * Whether a producer sold the purchase, and their code, where the channel asks. Saved with the
 * search as it is typed (PR-01 to PR-04).
 */
export const makeProducer = ({ channel, checkout }: Pick<JourneyWorld, "channel" | "checkout">) => {
  const asked = channel.producer !== undefined
  const given = signal<Producer>({ sold: channel.producer?.soldByDefault ?? false, code: "" })
  const missing = signal(false)
  const unread = signal(false)
  let saving = Promise.resolve<unknown>(undefined)

  const holds = () => !asked || !given.peek().sold || given.peek().code.trim() !== ""
  const keep = () => {
    const { code, sold } = given.peek()
    saving = inEngine(checkout, ({ checkout }) => checkout.saveProducer)({ sold, code: sold ? code.trim() : "" })
  }
  return {
    given,
    missing,
    unread,
    take: (kept: Producer) => {
      given.value = kept
    },
    type: (change: Partial<Producer>) => {
      given.value = { ...given.peek(), ...change }
      if (holds()) missing.value = false
      keep()
    },
    admit: () => {
      missing.value = !holds()
      unread.value = !holds()
      return holds()
    },
    dismiss: () => {
      unread.value = false
    },
    kept: () => saving
  }
}
