import { type ComponentType, lazy, Suspense } from "react"
import { Route, Switch } from "wouter"
import { HomePage } from "./pages/HomePage"

const page = (load: () => Promise<ComponentType>) => ({ load, Page: lazy(async () => ({ default: await load() })) })

const results = page(() => import("./pages/ResultsPage").then(({ ResultsPage }) => ResultsPage))
const notFound = page(() => import("./pages/NotFoundPage").then(({ NotFoundPage }) => NotFoundPage))

const routes = [{ path: "/cotizar", ...results }]

/** Fetches what the address needs before anything is drawn, so that the first paint is the page. */
export const loadPageAt = async (path: string): Promise<void> => {
  if (path === "/") return
  await (routes.find((route) => route.path === path) ?? notFound).load()
}

/** The routes of the portal, a line each (1§2, 2§2). */
export const App = () => (
  <Suspense fallback={null}>
    <Switch>
      <Route path="/" component={HomePage} />
      {routes.map(({ Page, path }) => (
        <Route key={path} path={path} component={Page} />
      ))}
      <Route component={notFound.Page} />
    </Switch>
  </Suspense>
)
