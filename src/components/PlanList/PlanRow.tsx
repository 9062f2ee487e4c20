import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from "react"
import type { Swiper } from "swiper"
import { late, useLoaded } from "../../browser/late"
import type { PlanCardProps } from "../PlanCard/PlanCard"
import { PlanGrid } from "./PlanGrid"
import styles from "./PlanRow.module.css"
import { type CarouselControl, type CarouselPosition, settleMs } from "./position"

/** Loads when the visitor reaches for the controls. Before that, or if lost, the row scrolls alone. */
export const swiper = late(async () => (await import("./swiper")).handOver)

const stepOf = (row: HTMLElement) => {
  const [first, second] = row.querySelectorAll<HTMLElement>(":scope > li")
  return first && second ? second.offsetLeft - first.offsetLeft : undefined
}

const positionIn = (row: HTMLElement): CarouselPosition | undefined => {
  const step = stepOf(row)
  return step === undefined
    ? undefined
    : { first: Math.round(row.scrollLeft / step), perView: Math.max(1, Math.round(row.clientWidth / Math.abs(step))) }
}

const scrollTo = (row: HTMLElement | null, index: number, behavior: ScrollBehavior = "auto") => {
  const step = row && stepOf(row)
  if (step) row.scrollTo({ left: index * step, behavior })
}

export type PlanRowProps = {
  readonly plans: ReadonlyArray<PlanCardProps>
  /** Index of the first plan in view, from 0. Undefined: the plans have just arrived. */
  readonly start: number | undefined
  /** The row came to rest elsewhere. */
  readonly onMove: (position: CarouselPosition) => void
  /** Lets its parent turn the row. */
  readonly control: Ref<CarouselControl>
}

/** One row of plans that scrolls: 3 in view from 1024 px, 2 from 768 px, else 1 (RS-01). */
export const PlanRow = ({ plans, start, onMove, control }: PlanRowProps) => {
  const row = useRef<HTMLUListElement>(null)
  const turner = useRef<Swiper>(undefined)
  const [begun] = useState(start)
  const handOver = useLoaded(swiper)
  const rest = useEffectEvent(() => {
    const here = row.current
    const position = here && positionIn(here)
    if (!position) return
    onMove(position)
    // Not earlier: it would stop a row in motion.
    turner.current ??= handOver?.(here, position.first)
  })
  useEffect(() => {
    if (begun) scrollTo(row.current, begun, "instant")
    rest()
    return () => {
      turner.current?.destroy()
      // An app that hides the row may show it again.
      turner.current = undefined
    }
  }, [begun])
  useEffect(() => {
    const events = new AbortController()
    const { signal } = events
    let settling: ReturnType<typeof setTimeout> | undefined
    // A smooth scroll passes every plan. Reports only where it stops.
    const restLater = () => {
      clearTimeout(settling)
      settling = setTimeout(() => rest(), settleMs)
    }
    if (handOver) restLater()
    row.current?.addEventListener("scroll", restLater, { passive: true, signal })
    window.addEventListener("resize", restLater, { passive: true, signal })
    return () => {
      clearTimeout(settling)
      events.abort()
    }
  }, [handOver])
  useImperativeHandle(
    control,
    () => ({
      position: () => (row.current ? positionIn(row.current) : undefined),
      goTo: (index) => {
        if (turner.current) turner.current.slideTo(index)
        else scrollTo(row.current, index)
      }
    }),
    []
  )
  return (
    <div className={styles.PlanRow}>
      <PlanGrid ref={row} plans={plans} kind="row" arrives={begun === undefined} />
    </div>
  )
}
