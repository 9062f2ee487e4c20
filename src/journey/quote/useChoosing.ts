import { signal } from "@preact/signals-react"
import { useCallback, useState } from "react"
import type { Path } from "../../core/channel/paths"
import type { Plan } from "../../core/quote/plan"
import { late } from "../../hydration/late"
import { anew } from "../../hydration/lost"
import { whenIdle } from "../../hydration/when"
import type { Journey } from "../journey"
import { perVisit, usePageLife } from "../lifetimes"
import { useJourney } from "../useJourney"

const takePlan = late(async () => (await import("./choosing")).takePlan)

export const makeChoosing = (journey: Journey) => {
  const busy = signal<string>()
  const failed = signal<string>()
  const over = signal(false)
  const reset = () => {
    busy.value = undefined
    failed.value = undefined
    over.value = false
  }
  return {
    busy,
    /**
     * The id of the plan that could not be added. Choosing again retries, in a new document if a
     * file is lost once more.
     */
    failed,
    /** The session is over where none buys without one: the page says so before it leads to the login. */
    over,
    reset,
    /**
     * Buys a plan and goes on as the channel requires: inside the portal by `go`, to the login by a
     * new document (RS-14). The button stays busy until then; it is free again if `openDocument`
     * returns false (SH-18).
     */
    choose: async (
      id: string,
      go: (path: string) => void,
      openDocument: (path: Path) => unknown = journey.openDocument
    ): Promise<void> => {
      if (busy.peek() !== undefined) return
      const isAgain = failed.peek() !== undefined
      reset()
      busy.value = id
      const coming = Promise.all([takePlan(), journey.checkout.load()])
      const taken = await (isAgain ? coming.catch(anew()) : coming)
        .then(([take]) => take(journey, id))
        .catch(() => undefined)
      const way = taken?.way
      over.value = way === "/login" && taken?.over === true
      if (way === "/login" && !over.peek() && openDocument(way) !== false) return
      busy.value = undefined
      if (way === undefined) failed.value = id
      else if (way !== "/login") go(way)
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
