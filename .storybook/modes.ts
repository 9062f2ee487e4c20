import { first } from "../src/channels/hosts"

/** Widths of the photographs of pages, in CSS pixels. */
export const photographedWidths = [360, 768, 1280] as const

const [phone, , desk] = photographedWidths

/** Widths of a page that sells nothing. */
export const pageWidths = [phone, desk] as const

/**
 * One photograph of a channel per window width. A viewport that the story sets overrides the width.
 */
const modesOf = (channel: string, widths: ReadonlyArray<number>) =>
  Object.fromEntries(widths.map((width) => [`${channel} ${width}`, { channel, viewport: width }]))

/** One photograph for each story: first brand, desktop width. */
export const onceModes = modesOf(first, [desk])

/** For a page's first story: a phone and a desk. */
export const pageModes = modesOf(first, pageWidths)

/** For the home, the offer and the payment, which sell: every width. */
export const sellingModes = modesOf(first, photographedWidths)

/** Storybook adds a story's modes to the preview's; a brand's story wants none of those. */
const notOnce = Object.fromEntries(Object.keys(onceModes).map((mode) => [mode, { disable: true }]))

/** For a brand's own stories: its pages on a phone, its components at a desk. */
export const brandModes = (channel: string) => ({
  page: { ...notOnce, ...modesOf(channel, [phone]) },
  components: { ...notOnce, ...modesOf(channel, [desk]) }
})
