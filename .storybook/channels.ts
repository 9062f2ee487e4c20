import { first } from "../src/channels/hosts"

/** Loads every channel's theme at once, so that a story changes channel without a reload. */
const themes = import.meta.glob("../src/channels/*/theme.css", { eager: true })

const found = Object.keys(themes).flatMap((path) => path.split("/").at(-2) ?? [])

/** All channels' ids, the folders that hold a theme: the first brand first. */
export const channels: ReadonlyArray<string> = [first, ...found.filter((id) => id !== first)]
