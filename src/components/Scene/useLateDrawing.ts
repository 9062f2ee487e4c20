import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react"

/**
 * Becomes true when the element comes near the window, for content that loads late: before the
 * first scroll when it is inside, afterwards within one window's height. It stays true. False in
 * the prerendered page.
 */
const useNear = <Watched extends Element>(): readonly [RefObject<Watched | null>, boolean] => {
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

/**
 * Draws late: becomes true once the element is near the window and the file has come, or could
 * not. Then the element's drawing fades in over its ground, except under reduced motion.
 */
export const useLateDrawing = (file: string): readonly [RefObject<SVGSVGElement | null>, boolean] => {
  const [ref, near] = useNear<SVGSVGElement>()
  const [drawn, setDrawn] = useState(false)
  useEffect(() => {
    if (!near) return
    const image = new Image()
    const draw = () => setDrawn(true)
    image.onload = draw
    image.onerror = draw
    image.src = file
  }, [file, near])
  useLayoutEffect(() => {
    if (drawn && window.matchMedia("(prefers-reduced-motion: no-preference)").matches)
      ref.current?.firstElementChild?.animate({ opacity: [0, 1] }, 160)
  }, [drawn, ref])
  return [ref, drawn]
}
