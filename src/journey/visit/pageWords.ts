import type { Overlay } from "../../copy/overlay"
import type { PagesCopy } from "../../copy/pages"

type Words = Overlay<PagesCopy>

/** A promise that React can look into: what it holds is read at once, without waiting a turn. */
type Coming = Promise<Words> & { status?: "fulfilled"; value?: Words }

/** What the channel says otherwise beyond the first view: fetched once, asked for again if it was lost. */
export const makePageWords = (fetch: () => Promise<Words>) => {
  let underWay: Coming | undefined
  const load = (): Promise<Words> => {
    if (underWay) return underWay
    const coming: Coming = fetch().then(
      (value) => {
        Object.assign(coming, { status: "fulfilled", value })
        return value
      },
      (cause: unknown) => {
        underWay = undefined
        throw cause
      }
    )
    underWay = coming
    return coming
  }
  return { load }
}
