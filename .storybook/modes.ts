import { first } from "../src/channels/hosts"
import { channels } from "./channels"

/** Widths of the photographs of pages, in CSS pixels. */
export const photographedWidths = [360, 768, 1280] as const

const desk = 1280

/**
 * One photograph per channel and window width. A viewport that the story sets overrides the width.
 */
const modesOf = (ids: ReadonlyArray<string>, widths: ReadonlyArray<number>) =>
  Object.fromEntries(
    ids.flatMap((channel) => widths.map((width) => [`${channel} ${width}`, { channel, viewport: width }]))
  )

/** One photograph for each story: first brand, desktop width. */
export const onceModes = modesOf([first], [desk])

/** For a component's first story: one photograph in every channel. */
export const componentModes = modesOf(channels, [desk])

/** For a page's first story: every channel at every width. */
export const pageModes = modesOf(channels, photographedWidths)
