import { Suspense, use, useEffect } from "react"
import { Redirect, Route, Switch, useLocation } from "wouter"
import { PageBoundary } from "./components/PageBoundary/PageBoundary"
import { hasPage } from "./core/channel/hasPage"
import { useJourney } from "./journey/useJourney"
import { HomePage } from "./pages/home/HomePage"
import { FailedPage } from "./pages/shell/FailedPage"
import { NotFoundPage } from "./pages/shell/NotFoundPage"
import { fetchPage, type PageRoute, pageHere, routes } from "./routes"

const Canonical = ({ path }: { readonly path: string }) => {
  const { channel } = useJourney()
  return <link rel="canonical" href={`https://${channel.hosts[0]}${path}`} />
}

const FetchedPage = ({ route }: { readonly route: PageRoute }) => {
  const Page = use(fetchPage(route))
  return <Page />
}

const RoutedPage = ({ route }: { readonly route: PageRoute }) => {
  const { channel, development } = useJourney()
  if (route.internal && !development) return <NotFoundPage />
  if (!hasPage(channel, route.path)) return <Redirect to="/" replace />
  const Page = pageHere(route)
  return (
    <>
      {route.unlisted ? <meta name="robots" content="noindex" /> : <Canonical path={route.path} />}
      {Page ? <Page /> : <FetchedPage route={route} />}
    </>
  )
}

const Home = () => (
  <>
    <Canonical path="/" />
    <HomePage />
  </>
)

const Drawn = ({ onDrawn }: AppProps) => {
  useEffect(() => {
    onDrawn?.()
  }, [onDrawn])
  return null
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
  const [path] = useLocation()
  return (
    <PageBoundary key={path} fallback={() => <FailedPage />}>
      <Suspense fallback={null}>
        <Switch>
          <Route path="/" component={Home} />
          {routes.map((route) => (
            <Route key={route.path} path={route.path}>
              <RoutedPage route={route} />
            </Route>
          ))}
          <Route component={NotFoundPage} />
        </Switch>
        <Drawn {...(onDrawn && { onDrawn })} />
      </Suspense>
    </PageBoundary>
  )
}
