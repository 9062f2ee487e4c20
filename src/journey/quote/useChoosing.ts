import { computed, signal } from "@preact/signals-react"
import { useCallback, useState } from "react"
import { late } from "../../browser/late"
import { whenIdle } from "../../browser/when"
import type { Path } from "../../core/channel/paths"
import { isForAnotherTrip } from "../../core/quote/otherTrip"
import type { Plan } from "../../core/quote/plan"
import { anew } from "../../hydration/lost"
import type { Journey } from "../journey"
import { perVisit, usePageLife } from "../lifetimes"
import { useJourney } from "../useJourney"
import { useRead } from "../useRead"
import { quotingOf } from "./quoting"

const takePlan = late(async () => (await import("./choosing")).takePlan)

/**
 * A choice of a plan. `failed`: the plan could not be added, and `why` names what to say; choosing
 * again retries, in a new document if a file is lost once more. `noCard`: it has no instalments, and
 * a call sells it. `sessionOver`, where none buys without a session: the page
 * says so before it leads to the login.
 */
type Choosing =
  | { readonly is: "free" | "sessionOver" }
  | { readonly is: "busy"; readonly plan: string }
  | { readonly is: "failed"; readonly plan: string; readonly why: "noCard" | "notChosen" | "offline" }

export const makeChoosing = (journey: Journey) => {
  const now = signal<Choosing>({ is: "free" })
  const reset = () => {
    now.value = { is: "free" }
  }
  return {
    now,
    reset,
    /**
     * Buys a plan and goes on as the channel requires: inside the portal by `go`, to the login by a
     * new document (RS-14). The button stays busy until then; it is free again if `openDocument`
     * returns false (SH-18).
     */
    choose: async (
      plan: string,
      go: (path: string) => void,
      openDocument: (path: Path) => unknown = journey.openDocument
    ): Promise<void> => {
      const before = now.value
      if (before.is === "busy") return
      now.value = { is: "busy", plan }
      const coming = Promise.all([takePlan(), journey.checkout.load()])
      const taken = await (before.is === "failed" ? coming.catch(anew()) : coming)
        .then(([take]) => take(journey, plan))
        .catch(() => ({ why: journey.page.isOnline() ? "notChosen" : "offline" }) as const)
      if ("why" in taken) now.value = { is: "failed", plan, why: taken.why }
      else if (taken.way !== "/login") {
        reset()
        go(taken.way)
      } else if (taken.sessionOver) now.value = { is: "sessionOver" }
      else if (openDocument(taken.way) === false) reset()
    },
    preload: (): void => {
      whenIdle(() => {
        const wanted = [takePlan(), journey.checkout.load(), journey.prepare("/cotizarpasajeros")]
        void Promise.all(wanted).catch(() => undefined)
      })
    }
  }
}

const choosingOf = perVisit(makeChoosing)

export const useChoosing = () =>
  usePageLife(choosingOf(useJourney()), {
    enter:
      ({ reset }) =>
      () =>
        reset(),
    wake: ({ reset }) => reset()
  })

const otherTripOf = perVisit((journey) => computed(() => isForAnotherTrip(quotingOf(journey).state.value)))

/** True while the bar holds another trip than the plans. */
export const useOtherTrip = (): boolean => useRead(otherTripOf(useJourney()))

/** The plans ticked for a mail. A plan that a new quote drops loses its tick (ML-01). */
export const useTicked = (plans: ReadonlyArray<Plan>) => {
  const [ticked, setTicked] = useState<ReadonlyArray<string>>([])
  const [offered, setOffered] = useState(plans)
  if (plans !== offered) {
    setOffered(plans)
    setTicked(ticked.filter((id) => plans.some((plan) => String(plan.id) === id)))
  }
  const tick = useCallback(
    (id: string, on: boolean) =>
      setTicked((before) => [...before.filter((other) => other !== id), ...(on ? [id] : [])]),
    []
  )
  return { isTicked: (id: string) => ticked.includes(id), tick, clear: () => setTicked([]) }
}
