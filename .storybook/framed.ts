import { GLOBALS_UPDATED } from "storybook/internal/core-events"
import { everyBrand } from "./everyBrand"

/** For stories that cover the whole window: the documentation shows them in an iframe. */
export const framed = { docs: { story: { inline: false, iframeHeight: "560px" } } }

type Globals = Readonly<Record<string, unknown>>

/**
 * The preview around this iframe: a documentation page, or one that shows every brand. Undefined in
 * the manager, in a foreign page and at top level.
 */
export const around = () => {
  try {
    return window.parent === window || !window.parent.__STORYBOOK_PREVIEW__ ? undefined : window.parent
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
  const said = () => outer.__STORYBOOK_PREVIEW__.storyStoreValue.userGlobals.get()
  const first = said()
  if (first.channel === everyBrand) return {}
  const follow = () => {
    const now = said()
    if (Object.keys(now).some((name) => String(now[name]) !== String(first[name]))) location.reload()
  }
  const events = outer.__STORYBOOK_ADDONS_CHANNEL__
  events.on(GLOBALS_UPDATED, follow)
  addEventListener("pagehide", () => events.off(GLOBALS_UPDATED, follow))
  return first
}
