import { type ReactNode, Suspense, useRef, useState } from "react"
import { lazyPart } from "../../hydration/lazyPart"
import { Button } from "../Button/Button"
import { PlanCard, type PlanCardProps } from "../PlanCard/PlanCard"
import type { AllPlansTexts } from "./AllPlans"
import { CarouselArrows } from "./CarouselArrows"
import { CarouselDots } from "./CarouselDots"
import styles from "./LoadedPlans.module.css"
import { PlanGrid } from "./PlanGrid"
import { PlanListHead } from "./PlanListHead"
import { PlanRow } from "./PlanRow"
import type { CarouselControl, CarouselPosition } from "./position"

export type PlanListTexts = AllPlansTexts & {
  readonly count: (total: number) => string
  readonly previous: string
  readonly next: string
  readonly position: (from: number, to: number, total: number) => string
  readonly showAll: string
  readonly showCarousel: string
}

const loadCarousel = () => import("./PlanCarousel")

/**
 * Loads when the visitor reaches for the controls. If the load fails, the plain row still scrolls
 * and sells.
 */
const PlanCarousel = lazyPart(async () => (await loadCarousel()).PlanCarousel, PlanRow)

/** Loads with the press of 'Ver todos'. If the load fails, its plans are plain cards. */
const AllPlans = lazyPart(async () => (await import("./AllPlans")).AllPlans, PlanGrid)

type LoadedPlansProps = {
  readonly title: string
  readonly subtitle?: string | undefined
  readonly plans: ReadonlyArray<PlanCardProps>
  readonly texts: PlanListTexts
  readonly aside?: ReactNode
  readonly tool?: ReactNode
}

const shownRange = ({ first, perView }: CarouselPosition, total: number, texts: PlanListTexts) =>
  texts.position(first + 1, Math.min(first + perView, total), total)

/** Heading with controls, then the carousel or the full grid (RS-17). */
export const LoadedPlans = ({ title, subtitle, plans, texts, aside, tool }: LoadedPlansProps) => {
  const [all, setAll] = useState(false)
  const [position, setPosition] = useState<CarouselPosition>()
  const [awake, setAwake] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  // Waking remounts the cards, which would drop a focus inside one. In that case the press on an
  // arrow, or its focus, wakes the carousel later.
  const wake = () => {
    const inCards = root.current?.querySelector(":scope > ul")?.contains(document.activeElement)
    if (!inCards) setAwake(true)
  }
  const carousel = useRef<CarouselControl>(null)
  const total = plans.length
  const onGo = (first: number) => {
    setAwake(true)
    carousel.current?.goTo(first)
    setPosition((before) => before && { ...before, first })
  }
  const arrows = { previous: texts.previous, next: texts.next, position, total, onGo, onNear: wake }
  const shown = () => {
    if (total < 2) return <PlanGrid plans={plans} />
    if (all) return <AllPlans plans={plans} texts={texts} />
    if (!awake) return <PlanRow plans={plans} onMove={setPosition} />
    const start = position?.first ?? 0
    return <PlanCarousel plans={plans} start={start} onMove={setPosition} control={carousel} card={PlanCard} />
  }
  return (
    <div ref={root} className={styles.LoadedPlans} data-total={Math.min(total, 4)}>
      <PlanListHead title={title} subtitle={subtitle} count={texts.count(total)} aside={aside}>
        <div className={styles.tool}>{tool}</div>
        <div className={styles.toggle}>
          <Button kind="ghost" size="small" onClick={() => setAll(!all)}>
            {all ? texts.showCarousel : texts.showAll}
          </Button>
        </div>
        {!all && (
          <div className={styles.turn}>
            <p className={styles.position} role="status">
              {position && shownRange(position, total, texts)}
            </p>
            <CarouselArrows {...arrows} />
          </div>
        )}
      </PlanListHead>
      <Suspense fallback={<PlanGrid plans={plans} kind="row" />}>{shown()}</Suspense>
      {!all && (
        <div className={styles.footer}>
          <CarouselArrows {...arrows}>
            <CarouselDots
              total={total}
              current={position?.first ?? 0}
              name={(number) => texts.position(number, number, total)}
              onGo={onGo}
              onNear={wake}
            />
          </CarouselArrows>
        </div>
      )}
    </div>
  )
}
