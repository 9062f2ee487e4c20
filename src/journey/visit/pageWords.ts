import { nameOf, type Overlay, overlay } from "../../copy/overlay"
import type { PagesCopy } from "../../copy/pages"
import { late } from "../../hydration/late"

type Own = Overlay<PagesCopy>

/** The channel's own words beyond the first view. */
export const makePageWords = (fetch: () => Promise<Own>) => {
  const own = late(fetch)
  const voiced = new WeakMap<object, object>()
  const voice = <Texts extends object>(texts: Texts): Texts => {
    const here = own.loaded()
    if (!here) throw new Error("A page's words were read before they came: it needs <WithWords> above it.")
    const over = here[nameOf(texts) as keyof Own] as Overlay<Texts> | undefined
    return over === undefined ? texts : overlay(texts, over)
  }
  return {
    load: own,
    drawn: own.drawn,
    here: () => own.loaded() !== undefined,
    /** A page's texts in the voice of the channel: the same each time. Throws before they are here. */
    of: <Texts extends object>(texts: Texts): Texts => {
      const found = (voiced.get(texts) as Texts | undefined) ?? voice(texts)
      voiced.set(texts, found)
      return found
    }
  }
}
