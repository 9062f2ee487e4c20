import { addons } from "storybook/preview-api"
import { everyBrand } from "./everyBrand"
import { around } from "./framed"
import { switchNames } from "./globals"
import { forceRemount, globalsOf, globalsUpdated, storyFinished } from "./storybook"

type Globals = Readonly<Record<string, unknown>>

/** Globals whose change requires a new play. */
const decisive = ["channel", ...switchNames]

const differs = (before: Globals, after: Globals) => decisive.some((name) => before[name] !== after[name])

/**
 * For a reviewer: after a change of switch, plays the story again, so that its result becomes
 * visible. Photographs and tests open each story directly and are not affected.
 */
export const replayOnSwitch = (first: Globals) => {
  // Within another preview a replay would reach that one too.
  if (typeof window === "undefined" || window.parent === window || around()) return
  const channel = addons.getChannel()
  let before = first
  let due = false
  channel.on(globalsUpdated, () => {
    // This preview's own: a frame within it, of each brand, sends its events here too.
    const globals = globalsOf(window)
    due = globals.channel !== everyBrand && (due || differs(before, globals))
    before = globals
  })
  channel.on(storyFinished, ({ storyId }: { readonly storyId: string }) => {
    if (!due) return
    due = false
    channel.emit(forceRemount, { storyId })
  })
}
