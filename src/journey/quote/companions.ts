import { signal } from "@preact/signals-react"
import type { Remembered } from "../../core/passengers/SavedPassengers"
import { perVisit } from "../lifetimes"

/** The travellers of earlier purchases that this browser keeps, until they are forgotten (OU-19). */
export const companionsOf = perVisit(({ checkout, localToday, visit }) => {
  const found = signal<Remembered>()
  visit.onForgotten(() => {
    found.value = undefined
  })
  return {
    found,
    load: async () => {
      if (!visit.hasCompanions()) return
      const outcome = await checkout.run(({ findCompanions }) => findCompanions(localToday()))
      if (outcome.is === "done") found.value = outcome.value
    }
  }
})
