import { brandEntries } from "../src/channels/index"
import { channels } from "./channels"

/** The widths at which pages are photographed, in CSS pixels. */
export const photographedWidths = [360, 768, 1280] as const

const desk = 1280

/** One photograph: the toolbar's channel, and the width of the window. A viewport that a story names itself wins. */
const modesOf = (ids: ReadonlyArray<string>, widths: ReadonlyArray<number>) =>
  Object.fromEntries(
    ids.flatMap((channel) => widths.map((width) => [`${channel} ${width}`, { channel, viewport: width }]))
  )

/** Every story is photographed once: in the first of the brands, on a desk. */
export const onceModes = modesOf(
  brandEntries.slice(0, 1).map(({ id }) => id),
  [desk]
)

/** A component's first story is photographed in every channel. */
export const componentModes = modesOf(channels, [desk])

/** A page's first story is photographed in every channel at every width. */
export const pageModes = modesOf(channels, photographedWidths)
