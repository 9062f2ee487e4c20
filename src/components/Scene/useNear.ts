import { type RefObject, useEffect, useRef, useState } from "react"

/**
 * Becomes true when the element comes near the window, for content that loads late: before the
 * first scroll when it is inside, afterwards within one window's height. It stays true. False in
 * the prerendered page.
 */
export const useNear = <Watched extends Element>(): readonly [RefObject<Watched | null>, boolean] => {
  const ref = useRef<Watched>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element || near) return
    if (!("IntersectionObserver" in window)) return setNear(true)
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
