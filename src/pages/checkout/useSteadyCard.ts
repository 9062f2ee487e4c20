import { useLayoutEffect, useRef } from "react"

/**
 * Keeps a card in its place of the window while others fold above it: Safari before 26 has no scroll
 * anchoring. The result notes the card just before the change, which is seen as a new `folded`.
 */
export const useSteadyCard = (folded: ReadonlyArray<boolean>) => {
  const noted = useRef<{ readonly card: HTMLElement; readonly top: number } | undefined>(undefined)
  useLayoutEffect(() => {
    const { current } = noted
    noted.current = undefined
    if (current && folded.length > 0) scrollBy(0, current.card.getBoundingClientRect().top - current.top)
  }, [folded])
  return (card: HTMLElement) => {
    noted.current = { card, top: card.getBoundingClientRect().top }
  }
}
