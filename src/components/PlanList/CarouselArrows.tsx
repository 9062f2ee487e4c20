import type { ReactNode } from "react"
import { IconButton } from "../IconButton/IconButton"
import { type CarouselPosition, lastFirst } from "./position"

export type CarouselArrowsProps = {
  readonly previous: string
  readonly next: string
  readonly position: CarouselPosition | undefined
  readonly total: number
  readonly onTurn: (pages: 1 | -1) => void
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
