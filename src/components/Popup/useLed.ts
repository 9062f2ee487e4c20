import { flushSync } from "react-dom"
import type { SheetTrailWords } from "../SheetTrail/SheetTrail"
import { openerOf, usePopovers } from "./useOpening"
import { type Dismissal, useBeside } from "./usePopover"

/** Popups that are pages of one sheet, on a phone: each leads to the next (OU-one-sheet). */
export type LedSheet = {
  /** Their ids, in order. */
  readonly steps: ReadonlyArray<string>
  /** Index of the one that shows. */
  readonly at: number
  /** It has taken another's place, so it does not slide in. */
  readonly turned: boolean
  /** With the label of the way back to the answer before. */
  readonly words: SheetTrailWords & { readonly change: string }
  /** Another one shows. */
  readonly onTurn: (at: number) => void
  /** The last one is done, and closed. */
  readonly onEnd: () => void
}

type Close = (why: Dismissal | "asked") => void

/** With the focus on its button first, which gets it back. */
const show = (id: string) => {
  const popup = document.getElementById(id)
  const source = popup && openerOf(popup)
  if (!source) return
  source.focus({ preventScroll: true })
  popup.showPopover({ source })
}

/** A popup as a page of its sheet; undefined where it stands alone. */
export const useLed = (id: string, sheet: LedSheet | undefined, close: Close) => {
  const beside = useBeside()
  const has = usePopovers()
  if (!sheet || beside || !has) return undefined
  const { at, onEnd, onTurn, steps, turned, words } = sheet
  const turnTo = (to: number) => {
    const next = steps[to]
    if (next === undefined) return
    // Drawn at once: the popup that closes now does not slide away.
    flushSync(() => onTurn(to))
    close("asked")
    show(next)
  }
  const isLast = at === steps.length - 1
  const entrance = turned ? "next" : "first"
  return {
    place: steps[at] === id ? entrance : "passed",
    at,
    count: steps.length,
    words,
    back: () => (at === 0 ? close("escape") : turnTo(at - 1)),
    done: () => {
      if (!isLast) return turnTo(at + 1)
      close("asked")
      onEnd()
    }
  }
}
