import type { MouseEvent } from "react"
import { useLocation } from "wouter"
import { useJourney, useOnEnter } from "../../journey/useJourney"

const isOwnPage = (href: string) => href.startsWith("/") && !/^\/(Docs|login|logout)\b/.test(href)

/**
 * Follows links inside the portal without a page load, once the next page is here. The browser
 * follows new tabs, anchors of the current page, and links from or to a page with a document of its
 * own. Reports the text of each link.
 */
export const useNavigation = () => {
  const { hasOwnDocument, prepare, visit } = useJourney()
  const [path, go] = useLocation()

  const onReach = (href: string) => {
    const [target = ""] = href.split("#")
    if (isOwnPage(href) && target !== path) void prepare(target)
  }
  const onNavigate = (href: string, event: MouseEvent<HTMLAnchorElement>) => {
    visit.followed(event.currentTarget.textContent || (event.currentTarget.ariaLabel ?? ""))
    const [target = "", anchor] = href.split("#")
    if (event.metaKey || event.ctrlKey || event.shiftKey || !isOwnPage(href)) return
    if (target === path ? anchor !== undefined : hasOwnDocument(target) || hasOwnDocument(path)) return
    event.preventDefault()
    // While a page comes slowly, the links of the one before stay: its own leads back to it, and a
    // second press is no second step.
    const { hash, pathname } = location
    if (target !== pathname) return go(href)
    if (target !== path) return
    if (hash) go(href)
    scrollTo({ top: 0 })
  }
  return { onReach, onNavigate }
}

export const useLinkTo = () => {
  const { onNavigate } = useNavigation()
  return (href: string) => ({
    href,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => onNavigate(href, event)
  })
}

const read = (heading: HTMLElement) => {
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** Moves to a part of a page: its heading is announced, and the focus goes on from there. */
export const arriveAt = (part: Element): void => {
  part.scrollIntoView()
  const heading = part.querySelector("h2")
  if (heading) read(heading)
}

/** Moves the focus to the main part of the page, after the focused element disappeared. */
export const goOnFromPage = (): void => document.getElementById("contenido")?.focus({ preventScroll: true })

/** Moves to the start of a new page: its anchor, or its heading, which screen readers announce. */
export const useArrival = (): void => {
  const { pagesEntered: arrivals } = useJourney()
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
