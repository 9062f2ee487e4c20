import { type ReactNode, Suspense, useRef, useState } from "react"
import { late, Part } from "../../hydration/late"
import { Button } from "../Button/Button"
import { Dots } from "../Dots/Dots"
import { PlanCard, type PlanCardProps } from "../PlanCard/PlanCard"
import type { AllPlansProps, AllPlansTexts } from "./AllPlans"
import { CarouselArrows } from "./CarouselArrows"
import styles from "./LoadedPlans.module.css"
import { PlanGrid } from "./PlanGrid"
import { PlanListHead, type PlanListHeadProps } from "./PlanListHead"
import { PlanRow } from "./PlanRow"
import { type CarouselControl, type CarouselPosition, turned } from "./position"

export type PlanListTexts = AllPlansTexts & {
  readonly count: (total: number) => string
  readonly previous: string
  readonly next: string
  /** Which plans are in view, counted from 1. */
  readonly position: (from: number, to: number, total: number) => string
  readonly showAll: string
  readonly showCarousel: string
}

/** Loads with the press of 'Ver todos'. If the load fails, its plans are plain cards. */
const AllPlans = late(async () => (await import("./AllPlans")).AllPlans, {
  instead: ({ plans }: AllPlansProps) => <PlanGrid plans={plans} />
})

const SortChoice = late(async () => (await import("./AllPlans")).SortChoice, { instead: () => null })

const PlanCarousel = late(async () => (await import("./PlanCarousel")).PlanCarousel)

export type LoadedPlansProps = Pick<PlanListHeadProps, "title" | "facts" | "aside"> & {
  readonly plans: ReadonlyArray<PlanCardProps>
  readonly texts: PlanListTexts
  /** Beside the controls, such as a button that asks. */
  readonly tool?: ReactNode
}

/** More dots would be too small to touch at 320 px. */
const mostDots = 6

/**
 * The carousel loads when the visitor reaches for the controls, and replaces the plain row, which
 * scrolls and sells too. It would drop a focus or a press inside a card: then it waits until the
 * visitor reaches for the controls again.
 */
const useCarousel = () => {
  const [turns, setTurns] = useState(false)
  const cards = useRef<HTMLDivElement>(null)
  const wanted = useRef(false)
  const drop = () => {
    wanted.current = false
  }
  const onNear = () => {
    wanted.current = !cards.current?.contains(document.activeElement)
    void PlanCarousel().then(() => {
      if (wanted.current) setTurns(true)
    }, drop)
  }
  return { turns, onNear, cards: { ref: cards, onFocus: drop, onPointerDown: drop } }
}

const shownRange = ({ first, perView }: CarouselPosition, total: number, texts: PlanListTexts) =>
  texts.position(first + 1, Math.min(first + perView, total), total)

/** Heading with controls, then the carousel or the full grid (RS-17). */
export const LoadedPlans = ({ title, facts, plans, texts, aside, tool }: LoadedPlansProps) => {
  const [all, setAll] = useState(false)
  const [sort, setSort] = useState("recommended")
  const [position, setPosition] = useState<CarouselPosition>()
  const { turns, cards, onNear } = useCarousel()
  const row = useRef<CarouselControl>(null)
  const total = plans.length
  const onGo = (first: number) => {
    row.current?.goTo(first)
    setPosition((before) => before && { ...before, first })
  }
  const onTurn = (pages: 1 | -1) => {
    const now = row.current?.position()
    if (now) onGo(turned(now, pages, total))
  }
  const first = position?.first ?? 0
  const name = (number: number) => texts.position(number, number, total)
  const arrows = { previous: texts.previous, next: texts.next, position, total, onTurn, onNear }
  const shown = () => {
    if (total < 2) return <PlanGrid plans={plans} />
    if (all) return <Part is={AllPlans} plans={plans} sort={sort} more={texts.more} />
    const moves = { plans, onMove: setPosition, control: row }
    if (!turns) return <PlanRow {...moves} />
    return <Part is={PlanCarousel} {...moves} start={first} card={PlanCard} />
  }
  return (
    <div className={styles.LoadedPlans} data-stack data-total={Math.min(total, 4)}>
      <PlanListHead
        title={title}
        facts={facts}
        count={texts.count(total)}
        aside={aside}
        sort={
          all && (
            <Suspense>
              <Part is={SortChoice} texts={texts.sort} sort={sort} onSort={setSort} />
            </Suspense>
          )
        }
      >
        <div className={styles.tool}>{tool}</div>
        <div className={styles.toggle}>
          <Button kind="ghost" size="small" onClick={() => setAll(!all)}>
            {all ? texts.showCarousel : texts.showAll}
          </Button>
        </div>
        {!all && (
          <div className={styles.turn} data-row>
            <p className={styles.position} data-note role="status">
              {position && shownRange(position, total, texts)}
            </p>
            <CarouselArrows {...arrows} />
          </div>
        )}
      </PlanListHead>
      <div {...cards} className={styles.cards} data-stack>
        <Suspense fallback={<PlanGrid plans={plans} kind="row" />}>{shown()}</Suspense>
      </div>
      {!all && (
        <div className={styles.footer} data-row>
          <CarouselArrows {...arrows}>
            {total > mostDots ? (
              <span className={styles.count}>{name(first + 1)}</span>
            ) : (
              <Dots total={total} current={first} name={name} onGo={onGo} onNear={onNear} />
            )}
          </CarouselArrows>
        </div>
      )}
    </div>
  )
}
