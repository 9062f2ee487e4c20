import { signal } from "@preact/signals-react"
import type { Journey } from "../journey"
import { perVisit, usePageLife } from "../lifetimes"
import { useJourney } from "../useJourney"

const load = () => import("./choosing")

/** The choosing of a visit; pages get it by `useChoosing`. */
export const makeChoosing = (journey: Journey) => {
  const busy = signal<string>()
  const failed = signal<string>()
  /** A file was lost on the way: a document never asks for it a second time, only a new one does. */
  let lost = false
  const reset = () => {
    busy.value = undefined
    failed.value = undefined
  }
  return {
    /** The id of the plan that is being put into the cart: its button waits, and no other one is taken meanwhile. */
    busy,
    /** The id of the plan that could not be put there; choosing it again is the retry, in a new document if a file was lost. */
    failed,
    reset,
    /** Buys a plan on offer and goes on as the channel has it: inside the portal by `go`, to the login by a new document (RS-14). */
    choose: async (id: string, go: (path: string) => void): Promise<void> => {
      if (busy.peek() !== undefined) return
      reset()
      if (lost && globalThis.navigator?.onLine !== false) return journey.openDocument("/cotizar")
      busy.value = id
      const way = await Promise.all([load(), journey.checkout()]).then(
        ([{ takePlan }]) => takePlan(journey, id).catch(() => undefined),
        () => {
          lost = true
        }
      )
      // a visitor who leaves the document waits until it ends
      if (way === "/login") return journey.openDocument(way)
      busy.value = undefined
      if (way === undefined) failed.value = id
      else go(way)
    },
    /** Fetches what choosing needs, on intent. */
    preload: (): void => {
      const wanted = [load(), journey.checkout(), journey.prepare("/cotizarpasajeros"), journey.words.load()]
      void Promise.all(wanted).catch(() => undefined)
    }
  }
}

const choosingOf = perVisit(makeChoosing)

/** From the plans on offer to the next step (RS-14). */
export const useChoosing = () =>
  usePageLife(choosingOf(useJourney()), {
    enter:
      ({ reset: calm }) =>
      () =>
        calm(),
    wake: ({ reset: calm }) => calm()
  })
