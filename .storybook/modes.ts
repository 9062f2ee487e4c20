import { channels } from "./channels"
import { viewportOf, widths } from "./widths"

const modesOf = (ids: ReadonlyArray<string>, sizes: ReadonlyArray<number>) =>
  Object.fromEntries(
    ids.flatMap((channel) =>
      sizes.map((width) => [
        `${channel} ${width}`,
        { channel, viewport: { value: viewportOf(width), isRotated: false } }
      ])
    )
  )

/** Chromatic photographs a component in every channel at the widths of the designs. */
export const componentModes = modesOf(channels, [390, 1440])

/** Chromatic photographs a page in every channel at every width. */
export const pageModes = modesOf(channels, widths)
