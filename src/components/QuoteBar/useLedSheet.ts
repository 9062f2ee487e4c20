import { type MouseEvent, type PointerEvent, useRef, useState } from "react"
import { showRange } from "../DatesPopup/dateRules"
import type { LedSheet } from "../Popup/useLed"
import type { QuoteBarProps } from "./quoteBarProps"

type Way = Pick<LedSheet, "at" | "steps" | "turned">

/**
 * Leads through the questions that have no answer, in one sheet, if a thumb pressed the first of
 * them (OU-one-sheet). A mouse, a key and a screen reader open a popup alone: a sheet that goes on
 * by itself would lie over the cell that they press next.
 */
export const useLedSheet = (
  id: string,
  { bar: { applied, typed }, dates, words }: Pick<QuoteBarProps, "bar" | "dates" | "words">,
  onEnd: () => void
) => {
  const [way, setWay] = useState<Way>()
  const pointer = useRef<string>(undefined)
  return {
    sheet: way && {
      ...way,
      words: words.sheet,
      onTurn: (at: number) => setWay({ ...way, at, turned: true }),
      onEnd
    },
    /** Not told by the click, whose pointer iOS does not know. */
    onPointerDown: ({ pointerType }: PointerEvent) => {
      pointer.current = pointerType
    },
    /** A press of a popup's button: the first question's may begin to lead. */
    onPress: (popup: string, { detail, nativeEvent }: MouseEvent) => {
      // The bar may come alive between a press and its click.
      const by = pointer.current ?? ("pointerType" in nativeEvent ? nativeEvent.pointerType : "")
      pointer.current = undefined
      const steps = [
        `${id}-destination`,
        ...(showRange(dates, applied.start, applied.end) ? [] : [`${id}-dates`]),
        ...(typed.ages.join("") ? [] : [`${id}-passengers`])
      ]
      const leads = detail > 0 && by === "touch" && popup === steps[0] && steps.length > 1
      setWay(leads ? { steps, at: 0, turned: false } : undefined)
    }
  }
}
