import { everyBrand } from "./everyBrand"
import { followGlobals, globalsOf, hasPreview } from "./storybook"

/** For stories that cover the whole window: the documentation shows them in an iframe. */
export const framed = { docs: { story: { inline: false, iframeHeight: "560px" } } }

type Globals = Readonly<Record<string, unknown>>

/**
 * The preview around this iframe: a documentation page, or one that shows every brand. Undefined in
 * the manager, in a foreign page and at top level.
 */
const around = () => {
  try {
    return window.parent !== window && hasPreview(window.parent) ? window.parent : undefined
  } catch {
    return undefined
  }
}

/**
 * The toolbar's values of the surrounding documentation. A change reloads this iframe: updating in
 * place would echo back to the documentation.
 */
export const globalsAround = (): Globals => {
  if (typeof window === "undefined") return {}
  const outer = around()
  if (!outer) return {}
  const first = globalsOf(outer)
  if (first.channel === everyBrand) return {}
  followGlobals(outer, () => {
    const now = globalsOf(outer)
    if (Object.keys(now).some((name) => String(now[name]) !== String(first[name]))) location.reload()
  })
  return first
}
