import { first } from "../src/channels/hosts"
import { channels } from "./channels"

/** Widths of the photographs of pages, in CSS pixels. */
export const photographedWidths = [360, 768, 1280] as const

const [phone, , desk] = photographedWidths

/** Widths of a page that sells nothing. */
export const pageWidths = [phone, desk] as const

/**
 * One photograph per channel and window width. A viewport that the story sets overrides the width.
 */
export const modesOf = (ids: ReadonlyArray<string>, widths: ReadonlyArray<number>) =>
  Object.fromEntries(
    ids.flatMap((channel) => widths.map((width) => [`${channel} ${width}`, { channel, viewport: width }]))
  )

/** One photograph for each story: first brand, desktop width. */
export const onceModes = modesOf([first], [desk])

/** For a component's story that looks different in each channel. */
export const componentModes = modesOf(channels, [desk])

/** For a page's first story: a phone and a desk. */
export const pageModes = modesOf([first], pageWidths)

/** For the home, the offer and the payment, which sell: every width, and on a phone every channel. */
export const sellingModes = { ...modesOf(channels, [phone]), ...modesOf([first], photographedWidths) }
