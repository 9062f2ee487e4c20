import { type RefObject, useLayoutEffect, useState } from "react"
import { afterPaint } from "../../browser/when"
import { slideDown } from "../Banner/slideDown"

const following = (part: Element) => {
  const all: Array<HTMLElement> = []
  for (let next = part.nextElementSibling; next; next = next.nextElementSibling)
    if (next instanceof HTMLElement && getComputedStyle(next).position !== "fixed") all.push(next)
  return all
}

/** How far a part pushes down what follows it, in CSS pixels. */
const roomOf = (part: HTMLElement) => part.offsetHeight + Number.parseFloat(getComputedStyle(part).marginBlockEnd)

/**
 * False until a part that comes late may take its room. What follows slides down from its old place
 * and never jumps: a browser counts a jump unless the layer that moves is older than the room, and
 * its first place is no animation's. So it takes a frame for each.
 */
export const useComing = (ref: RefObject<HTMLElement | null>): boolean => {
  const [isHere, setHere] = useState(false)
  useLayoutEffect(() => {
    const { current } = ref
    if (!current) return
    const moved = following(current)
    if (!isHere) {
      for (const { style } of moved) style.willChange = "transform"
      void afterPaint().then(() => setHere(true))
      return
    }
    const by = roomOf(current)
    if (scrollY === 0) for (const { style } of moved) style.translate = `0 -${by}px`
    void afterPaint().then(() => {
      for (const { style } of moved) {
        style.removeProperty("translate")
        style.removeProperty("will-change")
      }
      slideDown(current, by)
    })
  }, [isHere, ref])
  return isHere
}
