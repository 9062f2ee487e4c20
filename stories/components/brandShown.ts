import type { StoryContext } from "@storybook/react-vite"
import type { Brand } from "../../src/channels/Brand"

const modules = import.meta.glob<{ readonly brand: Brand }>("../../src/channels/*/brand.ts", { eager: true })
const brands = Object.values(modules).map((module) => module.brand)

/** The data that a component's story needs of the toolbar's brand. */
export const brandShown = ({ globals }: Pick<StoryContext, "globals">) => {
  const brand = brands.find(({ channel }) => channel.id === globals.channel) ?? brands[0]
  if (!brand) throw new Error("No brand to show")
  const { logo, channel } = brand
  return { logo, brand: channel.brandName, night: channel.navbar === "dark" }
}
