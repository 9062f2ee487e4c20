import { useEffect, useEffectEvent, useState } from "react"
import type { Journey } from "./journey"
import { useJourney } from "./useJourney"

/** Makes a thing once per visit: the first page that asks makes it, later pages share it. */
export const perVisit = <A>(make: (journey: Journey) => A) => {
  const made = new WeakMap<Journey, A>()
  return (journey: Journey): A => {
    const found = made.get(journey) ?? make(journey)
    made.set(journey, found)
    return found
  }
}

interface PageLife<A> {
  readonly enter?: (made: A) => undefined | (() => void)
  /** Runs when the browser brings the page back as the visitor left it (back-forward cache). */
  readonly wake?: (made: A) => void
}

export const usePageLife = <A>(made: A, { enter, wake }: PageLife<A>): A => {
  const { page } = useJourney()
  const onEnter = useEffectEvent((one: A) => enter?.(one))
  const onWake = useEffectEvent((one: A) => wake?.(one))
  useEffect(() => {
    const unwake = page.onWake(() => onWake(made))
    const leave = onEnter(made)
    return () => {
      unwake()
      leave?.()
    }
  }, [made, page])
  return made
}

export const usePerPage = <A>(make: (journey: Journey) => A, life: PageLife<A> = {}): A => {
  const journey = useJourney()
  const [made] = useState(() => make(journey))
  return usePageLife(made, life)
}
