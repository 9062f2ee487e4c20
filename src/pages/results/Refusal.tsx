import { lazy, Suspense } from "react"
import { useQuoting } from "../../journey/quote/useQuoting"
import { RefusalInPage } from "./RefusalInPage"

const load = () => import("./RefusalDialog")

const RefusalDialog = lazy(() =>
  load().then(
    (loaded) => ({ default: loaded.RefusalDialog }),
    () => ({ default: RefusalInPage })
  )
)

/** The modal of a refused trip, fetched when a trip is refused; if it does not arrive, the page tells why. */
export const Refusal = () =>
  useQuoting().refusal.value && (
    <Suspense>
      <RefusalDialog />
    </Suspense>
  )
