import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from "react"
import type { PlanCardProps } from "../PlanCard/PlanCard"
import { PlanGrid } from "./PlanGrid"
import { type CarouselControl, type CarouselPosition, settleMs } from "./position"

const stepOf = (row: HTMLElement) => {
  const [first, second] = row.querySelectorAll<HTMLElement>(":scope > li")
  return first && second ? second.offsetLeft - first.offsetLeft : undefined
}

const positionIn = (row: HTMLElement): CarouselPosition | undefined => {
  const step = stepOf(row)
  return step === undefined
    ? undefined
    : { first: Math.round(row.scrollLeft / step), perView: Math.max(1, Math.round(row.clientWidth / step)) }
}

type PlanRowProps = {
  readonly plans: ReadonlyArray<PlanCardProps>
  /** The row came to rest elsewhere. */
  readonly onMove: (position: CarouselPosition) => void
  /** Lets its parent turn the row. */
  readonly control: Ref<CarouselControl>
}

export const PlanRow = ({ plans, onMove, control }: PlanRowProps) => {
  const row = useRef<HTMLUListElement>(null)
  const tell = useEffectEvent(() => {
    const position = row.current && positionIn(row.current)
    if (position) onMove(position)
  })
  useEffect(() => {
    const events = new AbortController()
    const { signal } = events
    let settling: ReturnType<typeof setTimeout> | undefined
    // A smooth scroll passes every plan. Reports only where it stops.
    const tellAtRest = () => {
      clearTimeout(settling)
      settling = setTimeout(() => tell(), settleMs)
    }
    tell()
    row.current?.addEventListener("scroll", tellAtRest, { passive: true, signal })
    window.addEventListener("resize", tellAtRest, { passive: true, signal })
    return () => {
      clearTimeout(settling)
      events.abort()
    }
  }, [])
  useImperativeHandle(
    control,
    () => ({
      position: () => (row.current ? positionIn(row.current) : undefined),
      goTo: (index) => {
        const step = row.current && stepOf(row.current)
        if (step) row.current?.scrollTo({ left: index * step })
      }
    }),
    []
  )
  return <PlanGrid ref={row} plans={plans} kind="row" arrives />
}
