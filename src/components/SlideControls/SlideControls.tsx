import type { KeyboardEvent, ReactNode } from "react"
import { IconButton, type IconButtonProps } from "../IconButton/IconButton"
import { Dots } from "./Dots"

export type SlideControlsWords = {
  /** Accessible names of the arrows. */
  readonly previous: string
  readonly next: string
  /** Accessible name of the dots, which may have their name from around them. */
  readonly choose?: string
  /** Name of a dot, such as "2 of 4". */
  readonly place: (at: number, of: number) => string
}

export type SlideControlsProps = Pick<IconButtonProps, "kind"> & {
  /** Accessible names: of the arrows and the dots. */
  readonly words: SlideControlsWords
  /** How many slides. */
  readonly total: number
  /** Index of the slide on show, from 0. */
  readonly current: number
  /** 1: forwards · -1: backwards */
  readonly onTurn: (by: 1 | -1) => void
  /** Receives the index of a dot, from 0. Without it there are no dots. */
  readonly onGo?: ((index: number) => void) | undefined
  /** The visitor reaches for an arrow or a dot: time to load what it shows. May be past an end. */
  readonly onNear?: ((index: number) => void) | undefined
  /** The slides end here. Those that go round have no end. */
  readonly atStart?: boolean | undefined
  readonly atEnd?: boolean | undefined
  /** Before the second arrow, such as a pause button. */
  readonly children?: ReactNode
}

const ways: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 }

type Key = Pick<KeyboardEvent, "altKey" | "key" | "metaKey">

/** The keys of everything that turns: an arrow alone; with Alt or Command it is the browser's. */
export const byKey =
  (onTurn: (by: 1 | -1) => void) =>
  ({ altKey, key, metaKey }: Key) => {
    const by = ways[key]
    if (by && !altKey && !metaKey) onTurn(by)
  }

/** Two arrows, and a dot for each slide between them. The arrow keys turn from each. */
export const SlideControls = (props: SlideControlsProps) => {
  const { atEnd, atStart, children, current, kind, onGo, onNear, onTurn, total, words } = props
  const arrow = (by: 1 | -1) => ({
    kind,
    onPointerEnter: () => onNear?.(current + by),
    onFocus: () => onNear?.(current + by),
    onClick: () => onTurn(by),
    onKeyDown: byKey(onTurn)
  })
  return (
    <>
      <IconButton {...arrow(-1)} icon="arrow-left-bold" label={words.previous} aria-disabled={atStart} />
      {onGo && (
        <Dots
          label={words.choose}
          total={total}
          current={current}
          name={(number) => words.place(number, total)}
          onGo={onGo}
          onNear={onNear}
          onKeyDown={byKey(onTurn)}
        />
      )}
      {children}
      <IconButton {...arrow(1)} icon="arrow-right-bold" label={words.next} aria-disabled={atEnd} />
    </>
  )
}
