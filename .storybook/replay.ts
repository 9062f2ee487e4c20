import { FORCE_REMOUNT, GLOBALS_UPDATED, STORY_FINISHED } from "storybook/internal/core-events"
import { addons } from "storybook/preview-api"
import { brandOf } from "../stories/brands"
import { toldIn } from "./residents"
import type { StoryWorld } from "./withWorld"

type Globals = Readonly<Record<string, unknown>>

/** What makes a story another one, so that what is done in it is to be done again. */
const decisive = ["channel", "session", "context", "network"]

const differs = (before: Globals, after: Globals) => decisive.some((name) => before[name] !== after[name])

/**
 * In front of a reviewer, a story that was played is played again under a switch that was touched: what it leads to would not be
 * seen otherwise. Whatever photographs or tests the stories shows each of them by itself, and is left alone.
 */
export const replayOnSwitch = (first: Globals) => {
  if (typeof window === "undefined" || window.parent === window) return
  const channel = addons.getChannel()
  let before = first
  let due = false
  channel.on(GLOBALS_UPDATED, ({ globals }: { readonly globals: Globals }) => {
    due ||= differs(before, globals)
    before = globals
  })
  channel.on(STORY_FINISHED, ({ storyId }: { readonly storyId: string }) => {
    if (!due) return
    due = false
    channel.emit(FORCE_REMOUNT, { storyId })
  })
}

/** What a play changes of what its browser keeps and its provider knows is its own: the next one finds both as the story has them, told in its channel. */
export const freshWorld = (context: { parameters: { readonly world?: StoryWorld }; readonly globals: Globals }) => {
  const { world } = context.parameters
  if (!world) return
  const copy = Object.entries(toldIn(world, brandOf(context.globals.channel).channel)).map(([name, part]) => [
    name,
    typeof part === "object" && !Array.isArray(part) ? { ...part } : part
  ])
  context.parameters = { ...context.parameters, world: Object.fromEntries(copy) }
}
