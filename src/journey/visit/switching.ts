import { signal } from "@preact/signals-react"
import type { Switches } from "../../core/switches/switches"
import type { JourneyWorld } from "../journey"

/** The operator's switches as this visit knows them (OU-21). */
export const makeSwitching = ({ switches }: Pick<JourneyWorld, "switches">) => {
  /** Undefined until the first answer: nothing is switched off. */
  const now = signal<Switches>()
  /** The news that the visitor closed. A refused press tells them again. */
  const closed = signal("")
  const hear = (found: Switches) => {
    now.value = found
  }
  return {
    now,
    closed,
    /** Follows the switches from here on. Never rejects. */
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
