import type { Channel } from "./core/channel/channel"
import { hasPage } from "./core/channel/paths"
import { HomeQuote } from "./pages/home/HomePage"
import { plainPath, routeOf } from "./routes"

/** True if an address of the channel can be drawn at once. */
export const isLoaded = (path: string, channel: Channel): boolean => {
  const plain = plainPath(path)
  const route = plain === "/" ? { page: HomeQuote } : hasPage(channel, plain) && routeOf(plain)
  return !route || route.page.loaded() !== undefined
}

/**
 * Fetches what an address needs before it is drawn, also after a loss. Resolves to false if that
 * fails; drawing the page then tells the visitor.
 */
export const preparePage = async (path: string): Promise<boolean> => {
  const plain = plainPath(path.replace(/\?.*/, ""))
  const page = plain === "/" ? HomeQuote : routeOf(plain)?.page
  return Promise.resolve(page?.()).then(
    () => true,
    () => false
  )
}
