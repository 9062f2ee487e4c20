import { createContext, Suspense, use, useEffect, useState } from "react"
import { Redirect, Router, useLocation } from "wouter"
import { Part } from "./browser/late"
import { PageBoundary } from "./components/PageBoundary/PageBoundary"
import { ProgressLine } from "./components/ProgressLine/ProgressLine"
import type { Channel } from "./core/channel/channel"
import { hasPage } from "./core/channel/paths"
import { useJourney, WithWords } from "./journey/useJourney"
import { noticeState } from "./journey/visit/visit"
import { HomePage, HomeQuote } from "./pages/home/HomePage"
import { FailedPage } from "./pages/shell/FailedPage"
import { NotFoundPage } from "./pages/shell/NotFoundPage"
import { useLate } from "./pages/shell/useLate"
import { type PageRoute, plainPath, routeOf } from "./routes"

/** True if this document can draw an address of the channel at once. */
const isLoaded = (path: string, channel: Channel): boolean => {
  const plain = plainPath(path)
  if (plain === "/") return HomeQuote.loaded() !== undefined
  const route = hasPage(channel, plain) ? routeOf(plain) : undefined
  return !route || (!route.ownDocument && route.page.loaded() !== undefined)
}

/**
 * Fetches what an address needs before it is drawn, also after a loss. Rejects if it is lost again;
 * drawing the page then tells the visitor.
 */
export const preparePage = async (path: string): Promise<unknown> => {
  const plain = plainPath(path.replace(/\?.*/, ""))
  return plain === "/" ? HomeQuote() : routeOf(plain)?.page()
}

const Canonical = ({ path }: { readonly path: string }) => {
  const { channel } = useJourney()
  return <link rel="canonical" href={`https://${channel.hosts[0]}${path}`} />
}

const RoutedPage = ({ route }: { readonly route: PageRoute }) => {
  const { channel, development } = useJourney()
  if (route.internal && !development) return <NotFoundPage />
  if (!hasPage(channel, route.path)) return <Redirect to="/" replace state={noticeState("notHere")} />
  return (
    <>
      {route.unlisted ? <meta name="robots" content="noindex" /> : <Canonical path={route.path} />}
      <Part is={route.page} />
    </>
  )
}

const Home = () => (
  <>
    <Canonical path="/" />
    <HomePage />
  </>
)

/** The page of an address, or the one for an unknown address (ER-05). */
const Page = ({ path }: { readonly path: string }) => {
  const plain = plainPath(path)
  const route = routeOf(plain)
  if (plain === "/") return <Home />
  if (!route) return <NotFoundPage />
  return (
    <WithWords>
      <RoutedPage route={route} />
    </WithWords>
  )
}

const Drawn = ({ onDrawn }: AppProps) => {
  useEffect(() => {
    onDrawn?.()
  }, [onDrawn])
  return null
}

/**
 * The address to draw. The page on show stays until the next one is here: React would draw nothing
 * in between, for 300 ms at least (SH-18). A page with a document of its own is never drawn in
 * another one, however its address came up (TR-14).
 */
const useShown = (path: string): string => {
  const { channel, hasOwnDocument, prepare, words } = useJourney()
  const [shown, show] = useState(path)
  const isNextHere = isLoaded(path, channel) && (path === "/" || words.here())
  useEffect(() => {
    if (path === shown) return
    if (hasOwnDocument(path)) return location.reload()
    let isWanted = true
    const next = () => {
      if (isWanted) show(path)
    }
    prepare(path).then(next, next)
    return () => {
      isWanted = false
    }
  }, [path, shown, hasOwnDocument, prepare])
  return isNextHere ? path : shown
}

type Location = ReturnType<typeof useLocation>

const Shown = createContext<Location>(["/", () => {}])

/** What `useLocation` says to the pages: where the page on show is. */
const useShownLocation = (): Location => use(Shown)

/** Tells of a next page that takes long, while the page on show stays (SH-18). */
const Coming = () => {
  const { copy } = useJourney()
  return useLate() && <ProgressLine label={copy.shell.coming} />
}

export type AppProps = {
  /** Runs once the page is drawn, or its printed markup is hydrated. */
  readonly onDrawn?: () => void
}

/**
 * Draws the page of the address (ER-05). If a page cannot load or draw, it says so; others still
 * work.
 */
export const App = ({ onDrawn }: AppProps) => {
  const [path, go] = useLocation()
  const shown = useShown(path)
  return (
    <Shown value={[shown, go]}>
      <Router hook={useShownLocation}>
        {path !== shown && <Coming />}
        <PageBoundary key={shown} fallback={() => <FailedPage />}>
          <Suspense fallback={null}>
            <Page path={shown} />
            <Drawn {...(onDrawn && { onDrawn })} />
          </Suspense>
        </PageBoundary>
      </Router>
    </Shown>
  )
}
