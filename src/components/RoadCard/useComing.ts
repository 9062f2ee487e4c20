import { type RefObject, useLayoutEffect, useState } from "react"
import { slideDown } from "../Banner/slideDown"

const following = (part: Element) => {
  const all: Array<HTMLElement> = []
  for (let next = part.nextElementSibling; next; next = next.nextElementSibling)
    if (next instanceof HTMLElement && getComputedStyle(next).position !== "fixed") all.push(next)
  return all
}

/** Acts once the browser has painted what is drawn now. A hidden tab waits until it is seen. */
const oncePainted = (act: () => void) => void requestAnimationFrame(() => requestAnimationFrame(act))

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
      oncePainted(() => setHere(true))
      return
    }
    const by = roomOf(current)
    if (scrollY === 0) for (const { style } of moved) style.translate = `0 -${by}px`
    oncePainted(() => {
      for (const { style } of moved) {
        style.removeProperty("translate")
        style.removeProperty("will-change")
      }
      // The page may have been left in between.
      if (current.isConnected) slideDown(current, by)
    })
  }, [isHere, ref])
  return isHere
}
