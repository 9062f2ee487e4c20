import { first } from "../src/channels/hosts"
import { everyBrand } from "./everyBrand"

/**
 * Loads every channel's theme at once, so that a story changes channel without a reload. Chromatic
 * does not trace this file (decision 71).
 */
const themes = import.meta.glob("../src/channels/*/theme.css", { eager: true })

const found = Object.keys(themes).flatMap((path) => path.split("/").at(-2) ?? [])

/** All channels' ids, the folders that hold a theme: the first brand first. */
export const channels: ReadonlyArray<string> = [first, ...found.filter((id) => id !== first)]

/** The brand whose look a story gets. A link may misspell one: the story shows the error instead. */
export const channelFor = (asked: unknown): string => {
  const known = asked === everyBrand ? first : channels.find((id) => id === asked)
  if (known === undefined) throw new Error(`There is no brand '${asked}'. Choose ${channels.join(", ")} or all.`)
  return known
}
