import { useEffect, useState, useSyncExternalStore } from "react"

/** In milliseconds: long enough for a screen reader to know the region. */
const later = 100

const never = () => () => {}

/**
 * Screen readers tell what enters a live region, but not every one a region that enters the page
 * with its words. The words of a new region get this `aria-hidden` until it is known (A11Y-05).
 */
export const useLateWords = (): true | undefined => {
  const isPrinted = useSyncExternalStore(
    never,
    () => false,
    () => true
  )
  const [waits, setWaits] = useState(!isPrinted)
  useEffect(() => {
    const timer = setTimeout(() => setWaits(false), later)
    return () => clearTimeout(timer)
  }, [])
  return waits || undefined
}
