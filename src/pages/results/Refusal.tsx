import { Suspense } from "react"
import { late, Part } from "../../browser/late"
import { useQuoting } from "../../journey/quote/quoting"
import { useRead } from "../../journey/useRead"
import { RefusalInPage } from "./RefusalInPage"

const RefusalDialog = late(async () => (await import("./RefusalDialog")).RefusalDialog, { instead: RefusalInPage })

/** The modal of a refused trip (QB-07), late. If it is lost, the page shows the reason. */
export const Refusal = () =>
  useRead(useQuoting().quote).is === "refused" && (
    <Suspense>
      <Part is={RefusalDialog} />
    </Suspense>
  )
