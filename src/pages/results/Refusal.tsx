import { Suspense } from "react"
import { lazyPart } from "../../hydration/lazyPart"
import { useQuoting } from "../../journey/quote/useQuoting"
import { RefusalInPage } from "./RefusalInPage"

const load = () => import("./RefusalDialog")

const RefusalDialog = lazyPart(async () => (await load()).RefusalDialog, RefusalInPage)

/** The modal of a refused trip, fetched when a trip is refused; if it does not arrive, the page tells why. */
export const Refusal = () =>
  useQuoting().refusal.value && (
    <Suspense>
      <RefusalDialog />
    </Suspense>
  )
