import { useJourney, useOnEnter } from "./useJourney"

/** Takes the visitor to the start of a page they moved to: its anchor, or its heading, which is then read aloud. */
export const useArrival = (): void => {
  const { arrivals } = useJourney()
  useOnEnter(() => {
    const firstPage = arrivals.count === 0
    arrivals.count += 1
    const anchor = document.getElementById(location.hash.slice(1))
    if (anchor) return anchor.scrollIntoView()
    if (firstPage) return
    scrollTo({ top: 0, behavior: "instant" })
    const heading = document.querySelector("h1")
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  })
}
