import { useLayoutEffect, useRef } from "react"

/**
 * Publishes the strip's height plus its gap as `--strip-room` on the root, in CSS pixels, so that
 * other floating elements stay above it. 0 where it scrolls with the page.
 */
export const useRoom = <E extends HTMLElement>() => {
  const ref = useRef<E>(null)
  useLayoutEffect(() => {
    const { current } = ref
    if (!current) return
    const { style } = document.documentElement
    const measure = () => {
      const { insetBlockEnd, position } = getComputedStyle(current)
      const room = position === "fixed" ? current.offsetHeight + Number.parseFloat(insetBlockEnd) : 0
      style.setProperty("--strip-room", `${room}px`)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => {
      observer.disconnect()
      style.removeProperty("--strip-room")
    }
  }, [])
  return ref
}
