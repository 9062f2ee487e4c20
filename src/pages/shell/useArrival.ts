import { useJourney, useOnEnter } from "../../journey/useJourney"

const read = (heading: HTMLElement) => {
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** Takes the visitor to a part of a page: its heading is read aloud, and the keyboard goes on from there. */
export const arriveAt = (part: Element): void => {
  part.scrollIntoView()
  const heading = part.querySelector("h2")
  if (heading) read(heading)
}

/** What had the focus is gone: the keyboard goes on from the page's own part. */
export const goOnFromPage = (): void => document.getElementById("contenido")?.focus({ preventScroll: true })

/** Takes the visitor to the start of a page they moved to: its anchor, or its heading, which is then read aloud. */
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
