import { useLayoutEffect, useRef } from "react"

/** Tells the page (`--strip-room`) how high what lies on its foot is, in CSS pixels, so that nothing floats or ends under it. */
export const useRoom = <E extends HTMLElement>() => {
  const ref = useRef<E>(null)
  useLayoutEffect(() => {
    const { current } = ref
    if (!current) return
    const { style } = document.documentElement
    const measure = () => style.setProperty("--strip-room", `${Math.ceil(current.getBoundingClientRect().height)}px`)
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
