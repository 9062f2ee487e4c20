import { type RefObject, useEffect, useRef, useState } from "react"

/**
 * Whether an element has come near the window, for what is fetched only then: in it before the first scroll, a window's height
 * away after it. Once near, always near; false while prerendered.
 */
export const useNear = <Watched extends Element>(): readonly [RefObject<Watched | null>, boolean] => {
  const ref = useRef<Watched>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element || near) return
    const ended = new AbortController()
    const watch = (rootMargin: string) => {
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
        },
        { rootMargin }
      )
      observer.observe(element)
      ended.signal.addEventListener("abort", () => observer.disconnect())
    }
    watch("0px")
    window.addEventListener("scroll", () => watch("100% 0px"), { once: true, passive: true, signal: ended.signal })
    return () => ended.abort()
  }, [near])
  return [ref, near]
}
