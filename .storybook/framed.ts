import { GLOBALS_UPDATED } from "storybook/internal/core-events"

/** What lies over the whole window has a window of its own on the page of documentation. */
export const framed = { docs: { story: { inline: false, iframeHeight: "560px" } } }

type Globals = Readonly<Record<string, unknown>>

/** The page of documentation that this window stands in; none where it stands in the manager, in a page of others, or by itself. */
const around = () => {
  try {
    return window.parent === window || !window.parent.__STORYBOOK_PREVIEW__ ? undefined : window.parent
  } catch {
    return undefined
  }
}

/** What the toolbar stands at for the page of documentation around; when that changes this window begins anew, as what it told would come back to it. */
export const globalsAround = (): Globals => {
  if (typeof window === "undefined") return {}
  const outer = around()
  if (!outer) return {}
  const said = () => outer.__STORYBOOK_PREVIEW__.storyStoreValue.userGlobals.get()
  const first = said()
  const follow = () => {
    const now = said()
    if (Object.keys(now).some((name) => String(now[name]) !== String(first[name]))) location.reload()
  }
  const events = outer.__STORYBOOK_ADDONS_CHANNEL__
  events.on(GLOBALS_UPDATED, follow)
  addEventListener("pagehide", () => events.off(GLOBALS_UPDATED, follow))
  return first
}
