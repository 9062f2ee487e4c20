const isFixed = (part: Element) => getComputedStyle(part).position === "fixed"

/** Holds the slide while the visitor presses: nothing moves under a finger. */
const holdUnderFinger = (slide: Animation) => {
  const hold = () => {
    if (slide.playState !== "running") return
    slide.pause()
    const goOn = () => slide.playState === "paused" && slide.play()
    for (const end of ["pointerup", "pointercancel"]) addEventListener(end, goOn, { once: true })
  }
  addEventListener("pointerdown", hold, { once: true, capture: true })
}

/**
 * Animates what follows a part that came late from its old place, `by` CSS pixels above, so that no
 * layout jumps. On a scrolled page the browser's scroll anchoring already keeps the view in place. A
 * moving `main` takes along what is fixed in it: there one frame must do. The part has the
 * transition's length and easing.
 */
export const slideDown = (part: Element, by: number) => {
  if (window.scrollY > 0) return
  // The build writes the token's 260ms as .26s; a computed duration is always in seconds.
  const { transitionDuration, transitionTimingFunction: easing } = getComputedStyle(part)
  // A closed dialog is fixed too, and shows nothing that could travel.
  const isShort = [...document.querySelectorAll("main > *")].some((one) => one.clientHeight > 0 && isFixed(one))
  const duration = isShort ? 1 : Number.parseFloat(transitionDuration) * 1000
  for (let next = part.nextElementSibling; next; next = next.nextElementSibling)
    if (!isFixed(next)) holdUnderFinger(next.animate({ translate: [`0 -${by}px`, "0 0"] }, { duration, easing }))
}
