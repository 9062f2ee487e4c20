import { GLOBALS_UPDATED, UPDATE_GLOBALS } from "storybook/internal/core-events"
import { addons } from "storybook/preview-api"

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

/** What the toolbar stands at for the page of documentation around; from then on this window follows it. */
export const globalsAround = (): Globals => {
  if (typeof window === "undefined") return {}
  const outer = around()
  outer?.__STORYBOOK_ADDONS_CHANNEL__.on(GLOBALS_UPDATED, (told) => {
    const { globals } = told as { readonly globals: Globals }
    addons.getChannel().emit(UPDATE_GLOBALS, { globals })
  })
  return outer?.__STORYBOOK_PREVIEW__.storyStoreValue.userGlobals.get() ?? {}
}
