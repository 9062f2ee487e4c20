import { everyBrand } from "./everyBrand"
import { eventsOf, globalsOf, globalsUpdated, previewOf } from "./storybook"

/** For stories that cover the whole window: the documentation shows them in an iframe. */
export const framed = { docs: { story: { inline: false, iframeHeight: "560px" } } }

type Globals = Readonly<Record<string, unknown>>

/**
 * The preview around this iframe: a documentation page, or one that shows every brand. Undefined in
 * the manager, in a foreign page and at top level.
 */
export const around = () => {
  try {
    return window.parent === window || !previewOf(window.parent) ? undefined : window.parent
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
  const follow = () => {
    const now = globalsOf(outer)
    if (Object.keys(now).some((name) => String(now[name]) !== String(first[name]))) location.reload()
  }
  const events = eventsOf(outer)
  events?.on(globalsUpdated, follow)
  addEventListener("pagehide", () => events?.off(globalsUpdated, follow))
  return first
}
