/** Loads every channel's theme at once, so that a story changes channel without a reload. */
const themes = import.meta.glob("../src/channels/*/theme.css", { eager: true })

/** All channels' ids: the folders that hold a theme. */
export const channels: ReadonlyArray<string> = Object.keys(themes).flatMap((path) => path.split("/").at(-2) ?? [])
