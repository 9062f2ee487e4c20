import { signal } from "@preact/signals-react"
import type { Producer } from "../../core/cart/cart"
import { inEngine } from "../engine/useCase"
import type { JourneyWorld } from "../journey"

/** Whether a producer sold it and by which code, where the channel asks; kept with the search as it is typed (PR-01 to PR-04). */
export const makeProducer = ({ channel, checkout }: Pick<JourneyWorld, "channel" | "checkout">) => {
  const asked = channel.producer !== undefined
  const given = signal<Producer>({ sold: channel.producer?.soldByDefault ?? false, code: "" })
  /** It was sold by a producer without a code, and going on was tried. */
  const missing = signal(false)
  /** That has not been read yet. */
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
    /** What was kept before. */
    take: (kept: Producer) => {
      given.value = kept
    },
    type: (change: Partial<Producer>) => {
      given.value = { ...given.peek(), ...change }
      if (holds()) missing.value = false
      keep()
    },
    /** Whether the purchase can go on; if not, it shows why. */
    admit: () => {
      missing.value = !holds()
      unread.value = !holds()
      return holds()
    },
    dismiss: () => {
      unread.value = false
    },
    /** Once all of it is kept. */
    kept: () => saving
  }
}
