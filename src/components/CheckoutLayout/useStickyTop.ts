import { useEffect, useRef } from "react"

/** Under the header that stays, in CSS pixels. */
const highest = 96
/** What is left free below, in CSS pixels. */
const below = 24

/** Tells the sheet (`--sticky-top`) where an element stays while the page is scrolled: below the header, or with its end in sight if it is taller than the window. */
export const useStickyTop = <E extends HTMLElement>() => {
  const ref = useRef<E>(null)
  useEffect(() => {
    const { current } = ref
    if (!current) return
    const place = () => {
      const top = Math.min(highest, window.innerHeight - current.getBoundingClientRect().height - below)
      current.style.setProperty("--sticky-top", `${top}px`)
    }
    const observer = new ResizeObserver(place)
    observer.observe(current)
    window.addEventListener("resize", place)
    return () => {
      observer.disconnect()
      window.removeEventListener("resize", place)
    }
  }, [])
  return ref
}
