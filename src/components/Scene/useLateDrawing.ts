import { type RefObject, useEffect, useLayoutEffect, useState } from "react"
import { useNear } from "./useNear"

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
