import { signal } from "@preact/signals-react"
import type { Switches, SwitchesApi } from "../../core/switches/switches"

export const makeSwitching = ({ switches }: { readonly switches: () => Promise<SwitchesApi> }) => {
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
