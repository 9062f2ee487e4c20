import type { StoryContext } from "@storybook/react-vite"
import { brandOf } from "../brandOf"

/** The data that a component's story needs of the toolbar's brand. */
export const brandShown = ({ globals }: Pick<StoryContext, "globals">) => {
  const { channel, logo, looks } = brandOf(globals.channel)
  return { logo, brand: channel.brandName, night: looks.navbar === "dark" }
}
