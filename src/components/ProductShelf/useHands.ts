import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from "react"

/** Shortest swipe that turns the shelf, in pixels. */
const least = 40
const turns: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

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
    on("keydown", ({ key }) => {
      const towards = turns[key]
      if (towards) turn(towards)
    })
    return () => events.abort()
  }, [])
  return ref
}
