import { Suspense, use } from "react"
import { Redirect, Route, Switch, useLocation } from "wouter"
import { PageBoundary } from "./components/PageBoundary/PageBoundary"
import { useJourney } from "./journey/useJourney"
import { FailedPage } from "./pages/FailedPage"
import { HomePage } from "./pages/HomePage"
import { NotFoundPage } from "./pages/NotFoundPage"
import { fetchPage, type PageRoute, pageHere, routes } from "./routes"

const RoutedPage = ({ route }: { readonly route: PageRoute }) => {
  const { channel, development } = useJourney()
  if (route.internal && !development) return <NotFoundPage />
  if (route.isOf?.(channel) === false) return <Redirect to="/" replace />
  const Page = pageHere(route) ?? use(fetchPage(route))
  return <Page />
}

/** The portal: the page of the address (1§2, 2§2). A page that cannot be fetched or drawn says so, and the others still work. */
export const App = () => {
  const [path] = useLocation()
  return (
    <PageBoundary key={path} fallback={() => <FailedPage />}>
      <Suspense fallback={null}>
        <Switch>
          <Route path="/" component={HomePage} />
          {routes.map((route) => (
            <Route key={route.path} path={route.path}>
              <RoutedPage route={route} />
            </Route>
          ))}
          <Route component={NotFoundPage} />
        </Switch>
      </Suspense>
    </PageBoundary>
  )
}
