import { type MouseEvent, useRef } from "react"
import { useLocation } from "wouter"
import { useJourney } from "../../journey/useJourney"

/** The portal's own pages; documents, and whatever the server answers by itself, are the browser's to follow. */
const isOwnPage = (href: string) => href.startsWith("/") && !/^\/(Docs|login|logout)\b/.test(href)

/**
 * Follows links inside the portal without leaving the document, once what they lead to is here; new tabs and anchors of the page
 * that is shown are the browser's, and so are the ways into and out of a page that has a document of its own. Each link that is followed is told to the journey by its text.
 */
export const useNavigation = () => {
  const { hasOwnDocument, prepare, visit, words } = useJourney()
  const [path, go] = useLocation()
  const wanted = useRef("")

  const fetchPage = (target: string) =>
    Promise.all([prepare(target), target === "/" || words.load()]).catch(() => undefined)

  const onReach = (href: string) => {
    const [target = ""] = href.split("#")
    if (isOwnPage(href) && target !== path) void fetchPage(target)
  }
  const onNavigate = (href: string, event: MouseEvent<HTMLAnchorElement>) => {
    visit.followed(event.currentTarget.textContent || (event.currentTarget.ariaLabel ?? ""))
    const [target = "", anchor] = href.split("#")
    if (event.metaKey || event.ctrlKey || event.shiftKey || !isOwnPage(href)) return
    if (target === path ? anchor !== undefined : hasOwnDocument(target) || hasOwnDocument(path)) return
    event.preventDefault()
    if (target === path) {
      if (location.hash) go(href)
      return scrollTo({ top: 0 })
    }
    wanted.current = href
    void fetchPage(target).then(() => {
      if (wanted.current === href) go(href)
    })
  }
  return { onReach, onNavigate }
}
