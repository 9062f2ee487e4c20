import { lazy, Suspense, useRef, useState } from "react"
import { Button } from "../Button/Button"
import type { PlanCardProps } from "../PlanCard/PlanCard"
import { PlanSkeleton } from "../PlanSkeleton/PlanSkeleton"
import { CarouselArrows } from "./CarouselArrows"
import { CarouselDots } from "./CarouselDots"
import type { PlanCarouselProps } from "./PlanCarousel"
import { PlanGrid } from "./PlanGrid"
import styles from "./PlanList.module.css"
import { PlanListHead } from "./PlanListHead"
import type { CarouselControl, CarouselPosition } from "./position"

/** The words of a list of plans; the functions get plan numbers that count from 1. */
export type PlanListTexts = {
  /** `5 planes` */
  readonly count: (total: number) => string
  readonly previous: string
  readonly next: string
  /** `1 a 3 de 5`; `from` equals `to` where one plan is shown at a time */
  readonly position: (from: number, to: number, total: number) => string
  /** `Ver todos` */
  readonly showAll: string
  /** The way back from all the plans to the carousel. */
  readonly showCarousel: string
  /** Said while `plans` is undefined. */
  readonly loading: string
}

export type PlanListProps = {
  /** The region's name: `Planes`. */
  readonly label: string
  readonly title: string
  readonly subtitle?: string | undefined
  /** In the order to show; undefined while they are on their way. An empty list is the page's to tell (`RS-16`). */
  readonly plans: readonly PlanCardProps[] | undefined
  readonly texts: PlanListTexts
}

const PlainRow = ({ plans }: Pick<PlanCarouselProps, "plans">) => <PlanGrid plans={plans} kind="row" />
const PlanCarousel = lazy(() =>
  import("./PlanCarousel").then(
    (loaded) => ({ default: loaded.PlanCarousel }),
    // without the script the plain row still scrolls, and every plan can be bought
    () => ({ default: PlainRow })
  )
)

/** The plans on offer in a region of their own: a carousel with arrows, or all of them in a plain list (`2§2`, `2§9`, `C33`). */
export const PlanList = ({ label, title, subtitle, plans, texts }: PlanListProps) => (
  <section className={styles.PlanList} aria-label={label} aria-busy={plans === undefined || undefined}>
    {plans ? (
      <LoadedPlans key={plans.map(({ id }) => id).join()} {...{ title, subtitle, plans, texts }} />
    ) : (
      <>
        <PlanListHead title={title} subtitle={subtitle} />
        <PlanSkeleton label={texts.loading} />
      </>
    )}
  </section>
)

type LoadedPlansProps = Omit<PlanListProps, "label" | "plans"> & { readonly plans: readonly PlanCardProps[] }

const shownRange = ({ first, perView }: CarouselPosition, total: number, texts: PlanListTexts) =>
  texts.position(first + 1, Math.min(first + perView, total), total)

const LoadedPlans = ({ title, subtitle, plans, texts }: LoadedPlansProps) => {
  const [all, setAll] = useState(false)
  const [position, setPosition] = useState<CarouselPosition>()
  const carousel = useRef<CarouselControl>(null)
  const total = plans.length
  const onGo = (first: number) => {
    carousel.current?.goTo(first)
    setPosition((before) => before && { ...before, first })
  }
  const arrows = { previous: texts.previous, next: texts.next, position, total, onGo }
  return (
    <div className={styles.plans} data-total={Math.min(total, 4)}>
      <PlanListHead title={title} subtitle={subtitle} count={texts.count(total)}>
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
      {all || total < 2 ? (
        <PlanGrid plans={plans} kind="all" />
      ) : (
        <Suspense fallback={<PlainRow plans={plans} />}>
          <PlanCarousel plans={plans} start={position?.first ?? 0} onMove={setPosition} control={carousel} />
        </Suspense>
      )}
      {!all && (
        <div className={styles.footer}>
          <CarouselArrows {...arrows}>
            <CarouselDots
              total={total}
              current={position?.first ?? 0}
              name={(number) => texts.position(number, number, total)}
              onGo={onGo}
            />
          </CarouselArrows>
        </div>
      )}
    </div>
  )
}
