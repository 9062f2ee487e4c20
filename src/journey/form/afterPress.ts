/** What shows that a press is over without a release. */
const ends = ["pointercancel", "contextmenu", "keydown"]

/**
 * Follows the presses on a page. What is done by the answer waits while something is being pressed, until its click was
 * heard; otherwise it is done at once. A press takes the focus away at `mousedown`, of a touch too: what is drawn then would move
 * what is pressed away from under its own release.
 */
export const watchPresses = (page: Pick<EventTarget, "addEventListener">) => {
  const waiting: Array<() => void> = []
  let pressing = false
  let release: ReturnType<typeof setTimeout> | undefined
  const end = () => {
    pressing = false
    for (const act of waiting.splice(0)) act()
  }
  page.addEventListener(
    "mousedown",
    () => {
      clearTimeout(release)
      pressing = true
    },
    true
  )
  // The click comes in the task of the release, and a box that is drawn anew in between would lose its tick.
  page.addEventListener(
    "mouseup",
    () => {
      release = setTimeout(end)
    },
    true
  )
  for (const sign of ends) page.addEventListener(sign, end, true)
  return (act: () => void): void => {
    if (pressing) waiting.push(act)
    else act()
  }
}

let watched: ReturnType<typeof watchPresses> | undefined

/** The presses on this page, followed from the first form on; where nothing is pressed, as in print, nothing waits. */
export const pressesHere = () => {
  watched ??= "window" in globalThis ? watchPresses(window) : (act) => act()
  return watched
}
