import { Fragment, type ReactNode, Suspense, useEffect, useRef, useState } from "react"
import { late, Part } from "../../browser/late"
import { Button } from "../Button/Button"
import type { PlanCardProps } from "../PlanCard/PlanCard"
import { SlideControls } from "../SlideControls/SlideControls"
import type { AllPlansProps, AllPlansTexts } from "./AllPlans"
import loadedPlans from "./LoadedPlans.module.css"
import { PlanGrid } from "./PlanGrid"
import styles from "./PlanList.module.css"
import planListHead from "./PlanListHead.module.css"
import { PlanRow, swiper } from "./PlanRow"
import { type CarouselControl, type CarouselPosition, lastFirst, turned } from "./position"

type PlanListHeadProps = {
  readonly title: string
  /** The trip in a few words, after the number of plans. */
  readonly facts?: ReadonlyArray<string> | undefined
  /** How many plans there are, in words. */
  readonly count: string
  /** Under the facts, such as a CopyLink. */
  readonly aside?: ReactNode
  /** A choice of the order. */
  readonly sort?: ReactNode
  readonly children: ReactNode
}

const useFocusIfLost = () => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Waits for an overlay to return the focus first.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
    })
    return () => clearTimeout(timer)
  }, [])
  return heading
}

const PlanListHead = ({ title, facts = [], count, aside, sort, children }: PlanListHeadProps) => {
  const heading = useFocusIfLost()
  return (
    <header className={planListHead.PlanListHead} data-cluster>
      <div className={planListHead.words}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p className={planListHead.facts} data-small>
          {[count, ...facts].map((fact, at) => (
            <Fragment key={fact}>
              <span>
                {at > 0 && "· "}
                {fact}
              </span>{" "}
            </Fragment>
          ))}
        </p>
        {aside}
      </div>
      <div className={planListHead.controls}>{children}</div>
      {sort && <div className={planListHead.sort}>{sort}</div>}
    </header>
  )
}

type PlanListTexts = AllPlansTexts & {
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

type LoadedPlansProps = Pick<PlanListHeadProps, "title" | "facts" | "aside"> & {
  readonly plans: ReadonlyArray<PlanCardProps>
  /** Names of the controls, and the sentences that count the plans. */
  readonly texts: PlanListTexts
  /** Beside the controls, such as a button that asks. */
  readonly tool?: ReactNode
}

/** More dots would be too small to touch at 320 px. */
const mostDots = 6

const shownRange = ({ first, perView }: CarouselPosition, total: number, texts: PlanListTexts) =>
  texts.position(first + 1, Math.min(first + perView, total), total)

/** Heading with controls, then the carousel or the full grid (RS-21). */
const LoadedPlans = ({ title, facts, plans, texts, aside, tool }: LoadedPlansProps) => {
  const [all, setAll] = useState(false)
  const [sort, setSort] = useState("recommended")
  const [position, setPosition] = useState<CarouselPosition>()
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
  const place = (at: number, of: number) => texts.position(at, at, of)
  const controls = {
    words: { previous: texts.previous, next: texts.next, place },
    total,
    current: first,
    kind: "line",
    atStart: !position || first === 0,
    atEnd: !position || first >= lastFirst(total, position.perView),
    onTurn,
    onNear: () => void swiper()
  } as const
  const plansInRow = <PlanRow plans={plans} start={position?.first} onMove={setPosition} control={row} />
  const shown = () => {
    if (total < 2) return <PlanGrid plans={plans} />
    return all ? <Part is={AllPlans} plans={plans} sort={sort} more={texts.more} /> : plansInRow
  }
  return (
    <div className={loadedPlans.LoadedPlans} data-stack data-total={Math.min(total, 4)}>
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
        <div className={loadedPlans.tool}>{tool}</div>
        <div className={loadedPlans.toggle}>
          <Button kind="ghost" size="small" onClick={() => setAll(!all)}>
            {all ? texts.showCarousel : texts.showAll}
          </Button>
        </div>
        {!all && (
          <div className={loadedPlans.turn} data-row>
            <p className={loadedPlans.position} data-note role="status">
              {position && shownRange(position, total, texts)}
            </p>
            <SlideControls {...controls} />
          </div>
        )}
      </PlanListHead>
      <div className={loadedPlans.cards} data-stack>
        <Suspense fallback={plansInRow}>{shown()}</Suspense>
      </div>
      {!all && (
        <div className={loadedPlans.footer} data-row>
          <SlideControls {...controls} onGo={total > mostDots ? undefined : onGo}>
            {total > mostDots && <span className={loadedPlans.count}>{place(first + 1, total)}</span>}
          </SlideControls>
        </div>
      )}
    </div>
  )
}

export type PlanListProps = LoadedPlansProps & {
  /** Lets the focus come back to the list. */
  readonly id?: string | undefined
  /** Accessible name. */
  readonly label: string
  /** A button below the plans. */
  readonly action?: ReactNode
  /** Small print below the plans. */
  readonly note?: string | undefined
  /** A sentence below the plans. */
  readonly lead?: string | undefined
}

/** The plans on offer: a row of cards to leaf through, or all at once and sorted. */
export const PlanList = ({ id, label, action, note, lead, ...loaded }: PlanListProps) => (
  <section id={id} tabIndex={id === undefined ? undefined : -1} className={styles.PlanList} aria-label={label}>
    <LoadedPlans key={loaded.plans.map(({ id }) => id).join()} {...loaded} />
    {action}
    {lead && (
      <p className={styles.note} data-lead>
        {lead}
      </p>
    )}
    {note && <p className={styles.note}>{note}</p>}
  </section>
)
