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
  const onEnter = useEffectEvent((one: A) => enter?.(one))
  const onShow = useEffectEvent((one: A, persisted: boolean) => {
    if (persisted) wake?.(one)
  })
  useEffect(() => {
    const listen = ({ persisted }: PageTransitionEvent) => onShow(made, persisted)
    addEventListener("pageshow", listen)
    const leave = onEnter(made)
    return () => {
      removeEventListener("pageshow", listen)
      leave?.()
    }
  }, [made])
  return made
}

/** Makes a thing when the page appears. Reading its signals in a render follows them. */
export const usePerPage = <A>(make: (journey: Journey) => A, life: PageLife<A> = {}): A => {
  const journey = useJourney()
  const [made] = useState(() => make(journey))
  return usePageLife(made, life)
}
