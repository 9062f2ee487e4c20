import type { ComponentType } from "react"
import type { Channel } from "./core/channel/channel"
import { hasPage } from "./core/channel/hasPage"
import { fetchHomeQuote, isHomeQuoteHere } from "./pages/home/HomeQuoteSection"
import { type PageRoute, plainPath, routeOf } from "./routes"

const fetched = new Map<string, ComponentType>()
const underWay = new Map<string, Promise<ComponentType>>()

export const pageHere = ({ path }: PageRoute): ComponentType | undefined => fetched.get(path)

/** True if an address of the channel can be drawn at once. */
export const isHere = (path: string, channel: Channel): boolean => {
  const plain = plainPath(path)
  if (plain === "/") return isHomeQuoteHere()
  const route = routeOf(plain)
  return route === undefined || !hasPage(channel, plain) || pageHere(route) !== undefined
}

/**
 * Routes whose code was lost. Drawing must meet the same failure each time, or it would fetch for
 * ever.
 */
const lost = new Set<string>()

/** Fetches the page of a route once. A failure stays until the page is prepared again. */
export const fetchPage = (route: PageRoute): Promise<ComponentType> => {
  const { path } = route
  const running = underWay.get(path)
  if (running) return running
  const loading = route.load().then(
    (page) => {
      fetched.set(path, page)
      return page
    },
    (cause: unknown) => {
      lost.add(path)
      throw cause
    }
  )
  underWay.set(path, loading)
  return loading
}

/**
 * Fetches what an address needs before it is drawn, also after a loss. Resolves to false if that
 * fails; drawing the page then tells the visitor.
 */
export const preparePage = async (path: string): Promise<boolean> => {
  const plain = plainPath(path.replace(/\?.*/, ""))
  const route = routeOf(plain)
  if (route && lost.delete(route.path)) underWay.delete(route.path)
  return (plain === "/" ? fetchHomeQuote() : route ? fetchPage(route) : Promise.resolve()).then(
    () => true,
    () => false
  )
}
