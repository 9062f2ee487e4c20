import { useJourney, useOnEnter } from "../../journey/useJourney"

const read = (heading: HTMLElement) => {
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/**
 * Moves to a part of a page: screen readers announce its heading, and the focus goes on from there.
 */
export const arriveAt = (part: Element): void => {
  part.scrollIntoView()
  const heading = part.querySelector("h2")
  if (heading) read(heading)
}

/** Moves the focus to the main part of the page, after the focused element disappeared. */
export const goOnFromPage = (): void => document.getElementById("contenido")?.focus({ preventScroll: true })

/** Moves to the start of a new page: its anchor, or its heading, which screen readers announce. */
export const useArrival = (): void => {
  const { arrivals } = useJourney()
  useOnEnter(() => {
    const firstPage = arrivals.count === 0
    arrivals.count += 1
    const anchor = document.getElementById(location.hash.slice(1))
    if (firstPage) return anchor?.scrollIntoView()
    if (anchor) return arriveAt(anchor)
    scrollTo({ top: 0, behavior: "instant" })
    const heading = document.querySelector("h1")
    if (heading) read(heading)
  })
}
