import { useEffect, useState } from "react"

/** Position relative to the middle; 2 and -2 are out of sight. */
export type Place = -2 | -1 | 0 | 1 | 2
const places: ReadonlyArray<Place> = [-2, -1, 0, 1, 2]

/** The second slide starts in the middle (HO-06). */
const start = 1
/** Three visible slides, plus one out of sight on each side for the next turn. */
const leastInRing = 5

const rest = (number: number, of: number) => ((number % of) + of) % of
const shorter = (ahead: number, total: number) => rest(ahead + Math.floor(total / 2), total) - Math.floor(total / 2)

export const useRing = (total: number) => {
  const [turn, setTurn] = useState(start)
  const [alive, setAlive] = useState(false)
  // Until hydration each slide is present once.
  useEffect(() => setAlive(true), [])
  const rounds = alive && total < leastInRing ? 2 : 1

  return {
    current: rest(turn, total),
    slides: Array.from({ length: total * rounds }, (_, at) => {
      const place = Math.max(-2, Math.min(2, shorter(at - turn, total * rounds)))
      return { key: at, index: at % total, place: places.find((known) => known === place) ?? 2 }
    }),
    step: (by: number) => setTurn((before) => before + by),
    goTo: (index: number) => setTurn((before) => before + shorter(index - before, total))
  }
}
