import { type ComponentType, type Ref, useEffect, useImperativeHandle, useRef, useState } from "react"
import type { Swiper as SwiperInstance } from "swiper"
import { Swiper, SwiperSlide } from "swiper/react"
import "swiper/css"
import type { PlanCardProps } from "../PlanCard/PlanCard"
import styles from "./PlanCarousel.module.css"
import { type CarouselControl, type CarouselPosition, settleMs } from "./position"

const space = 12
const breakpoints = {
  768: { slidesPerView: 2, spaceBetween: 24 },
  1024: { slidesPerView: 3, spaceBetween: 24 }
}

const perViewOf = ({ params }: SwiperInstance) => (typeof params.slidesPerView === "number" ? params.slidesPerView : 1)

const firstShown = ({ params, slidesSizesGrid, translate }: SwiperInstance) =>
  Math.max(0, Math.round(-translate / ((slidesSizesGrid[0] ?? 1) + Number(params.spaceBetween))))

const positionOf = (from: SwiperInstance): CarouselPosition => ({ first: firstShown(from), perView: perViewOf(from) })

const slideSpeed = () => (window.matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : undefined)

export type PlanCarouselProps = {
  readonly plans: ReadonlyArray<PlanCardProps>
  /** Index of the first plan in view, from 0. */
  readonly start: number
  /** The row came to rest elsewhere. */
  readonly onMove: (position: CarouselPosition) => void
  /** Lets its parent turn the row. */
  readonly control: Ref<CarouselControl>
  /** Given, not imported: the card stays in the chunk of the first row. */
  readonly card: ComponentType<PlanCardProps>
}

/**
 * One row: 3 plans per view from 1024 px, 2 from 768 px, else 1 (RS-01). It scrolls natively, so
 * that focus, page search and touch reach every plan.
 */
export const PlanCarousel = ({ plans, start, onMove, control, card: Card }: PlanCarouselProps) => {
  const [swiper, setSwiper] = useState<SwiperInstance>()
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(settling.current), [])

  const report = (from: SwiperInstance) => {
    if (!from.destroyed) onMove(positionOf(from))
  }
  // A smooth scroll passes every plan. Reports only where it stops.
  const reportAtRest = (from: SwiperInstance) => {
    clearTimeout(settling.current)
    settling.current = setTimeout(() => report(from), settleMs)
  }
  useImperativeHandle(
    control,
    () => ({
      position: () => swiper && positionOf(swiper),
      goTo: (index) => swiper?.slideTo(index, slideSpeed())
    }),
    [swiper]
  )

  return (
    <Swiper
      className={styles.PlanCarousel ?? ""}
      wrapperTag="ul"
      cssMode
      slidesPerView={1}
      spaceBetween={space}
      breakpoints={breakpoints}
      initialSlide={start}
      onSwiper={(created) => {
        setSwiper(created)
        report(created)
      }}
      onProgress={reportAtRest}
      onResize={reportAtRest}
      onBreakpoint={reportAtRest}
    >
      {plans.map((plan) => (
        <SwiperSlide key={plan.id} tag="li" className={styles.slide ?? ""}>
          <Card {...plan} />
        </SwiperSlide>
      ))}
    </Swiper>
  )
}
