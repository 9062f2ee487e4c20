const ends = ["pointercancel", "contextmenu", "keydown"]

/**
 * Follows the presses on a page. The result runs an action at once or, during a press, after its
 * click. A press takes the focus away at `mousedown`, also by touch: a message drawn then would
 * move the button away before its release.
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
  // The click comes in the same task as the release. A box redrawn in between would lose its tick.
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

/**
 * The presses on this page, from the first form on. Without a document, as in prerendering, nothing
 * waits.
 */
export const pagePresses = () => {
  watched ??= "window" in globalThis ? watchPresses(window) : (act) => act()
  return watched
}
