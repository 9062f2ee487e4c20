import { type ComponentType, lazy, Suspense } from "react"
import { Route, Switch, useLocation } from "wouter"
import { PageBoundary } from "./components/PageBoundary/PageBoundary"
import { FailedPage } from "./pages/FailedPage"
import { HomePage } from "./pages/HomePage"
import { NotFoundPage } from "./pages/NotFoundPage"

const page = (load: () => Promise<ComponentType>) => ({ load, Page: lazy(async () => ({ default: await load() })) })

const results = page(() => import("./pages/ResultsPage").then(({ ResultsPage }) => ResultsPage))

const routes = [{ path: "/cotizar", ...results }]

/** Fetches what the address needs before anything is drawn; if that fails, drawing it tells. */
export const loadPageAt = async (path: string): Promise<void> => {
  await routes
    .find((route) => route.path === path)
    ?.load()
    .catch(() => undefined)
}

/** The routes of the portal, a line each (1§2, 2§2); a page that cannot be fetched or drawn says so, and the others still work. */
export const App = () => {
  const [path] = useLocation()
  return (
    <PageBoundary key={path} fallback={() => <FailedPage />}>
      <Suspense fallback={null}>
        <Switch>
          <Route path="/" component={HomePage} />
          {routes.map(({ Page, path }) => (
            <Route key={path} path={path} component={Page} />
          ))}
          <Route component={NotFoundPage} />
        </Switch>
      </Suspense>
    </PageBoundary>
  )
}
