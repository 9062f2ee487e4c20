import type { Overlay } from "../../copy/overlay"
import type { PagesCopy } from "../../copy/pages"

type Words = Overlay<PagesCopy>

/** React's `use` reads the value of such a promise at once, without suspending. */
type Coming = Promise<Words> & { status?: "fulfilled"; value?: Words }

/**
 * The channel's own words beyond the first view. `load` caches the promise and loads again after a
 * failure. Drawing meets the same failure each time (`drawn`), or it would load for ever.
 */
export const makePageWords = (fetch: () => Promise<Words>) => {
  let underWay: Coming | undefined
  let last: Coming | undefined
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
    last = coming
    return coming
  }
  return { load, here: () => last?.status === "fulfilled", drawn: (): Promise<Words> => last ?? load() }
}
