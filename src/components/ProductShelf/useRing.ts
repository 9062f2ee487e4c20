import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react"
import { byKey } from "../SlideControls/SlideControls"

/** Position relative to the middle; 2 and -2 are out of sight. */
export type Place = -2 | -1 | 0 | 1 | 2
const places: ReadonlyArray<Place> = [-2, -1, 0, 1, 2]

/** The second slide starts in the middle (HO-06). */
const start = 1
/** Three visible slides, plus one out of sight on each side for the next turn. */
const leastInRing = 5

/** The place on a ring of `total` that so many steps lead to, from 0, also backwards. */
const placeAfter = (steps: number, total: number) => ((steps % total) + total) % total

/** So many steps the shorter way round: of five, four forwards are one backwards. */
const shorterWay = (steps: number, total: number) => {
  const half = Math.floor(total / 2)
  return placeAfter(steps + half, total) - half
}

export const useRing = (total: number) => {
  const [turn, setTurn] = useState(start)
  const [alive, setAlive] = useState(false)
  // Until hydration each slide is present once.
  useEffect(() => setAlive(true), [])
  const rounds = alive && total < leastInRing ? 2 : 1

  return {
    current: placeAfter(turn, total),
    slides: Array.from({ length: total * rounds }, (_, at) => {
      const place = Math.max(-2, Math.min(2, shorterWay(at - turn, total * rounds)))
      return { key: at, index: at % total, place: places.find((known) => known === place) ?? 2 }
    }),
    step: (by: number) => setTurn((before) => before + by),
    goTo: (index: number) => setTurn((before) => before + shorterWay(index - before, total))
  }
}

/** Shortest swipe that turns the shelf, in pixels. */
const least = 40

/** Touch drag (`--drag`, `data-dragged`) and arrow keys. `onTurn(1)` moves one forward. */
export const useHands = (onTurn: (by: number) => void): RefObject<HTMLUListElement | null> => {
  const ref = useRef<HTMLUListElement>(null)
  const turn = useEffectEvent(onTurn)
  useLayoutEffect(() => {
    const row = ref.current
    if (!row) return
    const events = new AbortController()
    let from: number | undefined
    let by = 0
    const drop = () => {
      if (from === undefined) return
      from = undefined
      row.removeAttribute("data-dragged")
      row.style.removeProperty("--drag")
      if (Math.abs(by) > least) turn(by < 0 ? 1 : -1)
    }
    const on = <Type extends "pointerdown" | "pointermove" | "pointerup" | "pointercancel" | "keydown">(
      type: Type,
      listener: (event: HTMLElementEventMap[Type]) => void
    ) => row.addEventListener(type, listener, { signal: events.signal })
    on("pointerdown", ({ clientX, isPrimary, pointerType }) => {
      if (pointerType !== "touch" || !isPrimary) return
      from = clientX
      by = 0
    })
    on("pointermove", ({ clientX }) => {
      if (from === undefined) return
      by = clientX - from
      row.setAttribute("data-dragged", "")
      row.style.setProperty("--drag", `${by}px`)
    })
    on("pointerup", drop)
    on("pointercancel", drop)
    on("keydown", byKey(turn))
    return () => events.abort()
  }, [])
  return ref
}
