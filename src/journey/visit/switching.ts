import { signal } from "@preact/signals-react"
import type { Switches } from "../../core/switches/switches"
import type { JourneyWorld } from "../journey"

export const makeSwitching = ({ switches }: Pick<JourneyWorld, "switches">) => {
  const now = signal<Switches>()
  const closed = signal("")
  const hear = (found: Switches) => {
    now.value = found
  }
  return {
    now,
    closed,
    follow: () =>
      switches().then(
        (api) => api.follow(hear),
        () => undefined
      ),
    /** True unless the operator stopped the sale. Asks again, as before a purchase or a payment. */
    sells: async () => {
      const found = await switches().then(
        (api) => api.current(),
        () => undefined
      )
      if (found) hear(found)
      if (found?.sale === false) closed.value = ""
      return found?.sale !== false
    }
  }
}
