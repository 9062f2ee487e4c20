import { Suspense } from "react"
import { lazyPart } from "../../hydration/lazyPart"
import { useQuoting } from "../../journey/quote/quoting"
import { RefusalInPage } from "./RefusalInPage"

const load = () => import("./RefusalDialog")

const RefusalDialog = lazyPart(async () => (await load()).RefusalDialog, RefusalInPage)

/**
 * The modal of a refused trip (QB-07). It loads with the first refusal; if it is lost, the page
 * shows the reason.
 */
export const Refusal = () =>
  useQuoting().refusal.value && (
    <Suspense>
      <RefusalDialog />
    </Suspense>
  )
