import type { Overlay } from "../copy/overlay"
import type { PagesCopy } from "../copy/pages"

/** What the channel says otherwise beyond the first view: fetched once, asked for again if it was lost. */
export const makePageWords = (fetch: () => Promise<Overlay<PagesCopy>>) => {
  let here: Overlay<PagesCopy> | undefined
  let underWay: Promise<Overlay<PagesCopy>> | undefined
  return {
    /** The words if they are here already. */
    here: () => here,
    load: () => {
      underWay ??= fetch().then(
        (words) => {
          here = words
          return words
        },
        (cause: unknown) => {
          underWay = undefined
          throw cause
        }
      )
      return underWay
    }
  }
}
