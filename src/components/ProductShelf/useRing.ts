import { useEffect, useState } from "react"

/** Where a slide stands beside the middle one: 2 and -2 are out of sight. */
export type Place = -2 | -1 | 0 | 1 | 2
const places: ReadonlyArray<Place> = [-2, -1, 0, 1, 2]

/** The second slide is in the middle at first (HO-06). */
const start = 1
/** A slide leaves on one side while the next one arrives on the other: a ring needs two out of sight. */
const leastInRing = 5

const rest = (number: number, of: number) => ((number % of) + of) % of
/** The way round a ring to a slide that is `ahead`, the shorter one. */
const shorter = (ahead: number, total: number) => rest(ahead + Math.floor(total / 2), total) - Math.floor(total / 2)

/** Slides in a ring around the middle one: there is always one on either side of it. */
export const useRing = (total: number) => {
  const [turn, setTurn] = useState(start)
  const [alive, setAlive] = useState(false)
  // Until it can be turned, each slide is there once.
  useEffect(() => setAlive(true), [])
  const rounds = alive && total < leastInRing ? 2 : 1

  return {
    /** The index of the one in the middle. */
    current: rest(turn, total),
    /** Every slide with where it stands; a short ring has each of them twice, once out of sight. */
    slides: Array.from({ length: total * rounds }, (_, at) => {
      const place = Math.max(-2, Math.min(2, shorter(at - turn, total * rounds)))
      return { key: at, index: at % total, place: places.find((known) => known === place) ?? 2 }
    }),
    step: (by: number) => setTurn((before) => before + by),
    goTo: (index: number) => setTurn((before) => before + shorter(index - before, total))
  }
}
