import { nameOf, type Overlay, overlay } from "../../copy/overlay"
import type { PagesCopy } from "../../copy/pages"

type Own = Overlay<PagesCopy>

/**
 * The channel's own words beyond the first view. `load` caches the promise and loads again after a
 * failure. Drawing meets the same failure each time (`drawn`), or it would load for ever.
 */
export const makePageWords = (fetch: () => Promise<Own>) => {
  let own: Own | undefined
  let underWay: Promise<Own> | undefined
  let last: Promise<Own> | undefined
  const voiced = new WeakMap<object, object>()
  const load = (): Promise<Own> => {
    if (underWay) return underWay
    const coming = fetch().then(
      (words) => {
        own = words
        return words
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
  const voice = <Texts extends object>(texts: Texts): Texts => {
    const over = own?.[nameOf(texts) as keyof Own] as Overlay<Texts> | undefined
    return over === undefined ? texts : overlay(texts, over)
  }
  return {
    load,
    drawn: (): Promise<Own> => last ?? load(),
    here: () => own !== undefined,
    /** A page's texts in the voice of the channel, once its words are here: the same each time. */
    of: <Texts extends object>(texts: Texts): Texts => {
      const found = (voiced.get(texts) as Texts | undefined) ?? voice(texts)
      if (own) voiced.set(texts, found)
      return found
    }
  }
}
