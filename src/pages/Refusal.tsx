import { lazy, Suspense } from "react"
import { useJourney } from "../journey/useJourney"

const RefusalDialog = lazy(() => import("./RefusalDialog").then(({ RefusalDialog }) => ({ default: RefusalDialog })))

/** The modal of a refused trip, fetched when a trip is refused. */
export const Refusal = () =>
  useJourney().quoting.refusal.value && (
    <Suspense>
      <RefusalDialog />
    </Suspense>
  )
