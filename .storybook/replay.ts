import type { Decorator } from "@storybook/react-vite"
import { addons, useEffect, useRef } from "storybook/preview-api"
import { everyBrand } from "./everyBrand"
import { switchNames } from "./globals"
import { forceRemount, storyFinished } from "./storybook"

/** Globals whose change requires a new play. */
const decisive = ["channel", ...switchNames]

/**
 * For a reviewer: after a change of switch, plays the story again, so that its result becomes
 * visible. Photographs and tests open each story directly and are not affected.
 */
export const replayedOnSwitch: Decorator = (Story, { globals, id, viewMode }) => {
  const now = decisive.map((name) => globals[name]).join()
  const played = useRef(now)
  useEffect(() => {
    if (viewMode !== "story" || globals.channel === everyBrand || now === played.current) return
    const channel = addons.getChannel()
    const replay = () => channel.emit(forceRemount, { storyId: id })
    // A remount before the end would reload the page.
    channel.once(storyFinished, replay)
    return () => channel.off(storyFinished, replay)
  }, [now])
  return Story()
}
