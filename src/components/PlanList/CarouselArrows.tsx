import type { ReactNode } from "react"
import { IconButton } from "../IconButton/IconButton"
import { type CarouselPosition, lastFirst } from "./position"

export type CarouselArrowsProps = {
  readonly previous: string
  readonly next: string
  /** Which plans are in view; undefined: not yet known. */
  readonly position: CarouselPosition | undefined
  /** How many plans there are. */
  readonly total: number
  /** 1: forwards · -1: backwards, by as many plans as are in view */
  readonly onTurn: (pages: 1 | -1) => void
  /** The visitor reaches for an arrow: time to load the carousel. */
  readonly onNear: () => void
  readonly children?: ReactNode
}

export const CarouselArrows = ({ previous, next, position, total, onTurn, onNear, children }: CarouselArrowsProps) => {
  const atStart = !position || position.first === 0
  const atEnd = !position || position.first >= lastFirst(total, position.perView)
  const arrow = { kind: "line", onPointerEnter: onNear, onFocus: onNear } as const
  return (
    <>
      <IconButton
        {...arrow}
        icon="arrow-left-bold"
        label={previous}
        aria-disabled={atStart}
        onClick={() => onTurn(-1)}
      />
      {children}
      <IconButton {...arrow} icon="arrow-right-bold" label={next} aria-disabled={atEnd} onClick={() => onTurn(1)} />
    </>
  )
}
