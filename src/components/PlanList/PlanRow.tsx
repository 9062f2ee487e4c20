import { useEffect, useEffectEvent, useRef } from "react"
import type { PlanCardProps } from "../PlanCard/PlanCard"
import { PlanGrid } from "./PlanGrid"
import type { CarouselPosition } from "./position"

const positionIn = (row: HTMLElement): CarouselPosition | undefined => {
  const [first, second] = row.querySelectorAll<HTMLElement>(":scope > li")
  if (!first || !second) return undefined
  const step = second.offsetLeft - first.offsetLeft
  return { first: Math.round(row.scrollLeft / step), perView: Math.max(1, Math.round(row.clientWidth / step)) }
}

type PlanRowProps = {
  readonly plans: ReadonlyArray<PlanCardProps>
  readonly onMove: (position: CarouselPosition) => void
}

export const PlanRow = ({ plans, onMove }: PlanRowProps) => {
  const row = useRef<HTMLUListElement>(null)
  const tell = useEffectEvent(() => {
    const position = row.current && positionIn(row.current)
    if (position) onMove(position)
  })
  useEffect(() => {
    const events = new AbortController()
    tell()
    row.current?.addEventListener("scroll", () => tell(), { passive: true, signal: events.signal })
    window.addEventListener("resize", () => tell(), { passive: true, signal: events.signal })
    return () => events.abort()
  }, [])
  return <PlanGrid ref={row} plans={plans} kind="row" arrives />
}
