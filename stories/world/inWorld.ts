import { brandOf } from "../brandOf"
import { toldIn } from "./residents"
import { type StoryWorld, withWorld } from "./withWorld"

/**
 * Gives each play its own copy of the world, told in the toolbar's channel. Changes of storage or
 * provider state do not reach the next play.
 */
const freshWorld = (context: {
  parameters: { readonly world?: StoryWorld }
  readonly globals: Readonly<Record<string, unknown>>
}) => {
  const { world } = context.parameters
  if (!world) return
  const copy = Object.entries(toldIn(world, brandOf(context.globals.channel).channel)).map(([name, part]) => [
    name,
    typeof part === "object" && !Array.isArray(part) ? { ...part } : part
  ])
  context.parameters = { ...context.parameters, world: Object.fromEntries(copy) }
}

/**
 * What a story with `parameters.world` spreads into its meta. It is no part of the preview, so a
 * change of a world photographs these stories, not all (decision 71).
 */
export const inWorld = { decorators: [withWorld], beforeEach: [freshWorld] }
