/** Every channel's theme, loaded together: a story can change its channel without a reload. */
const themes = import.meta.glob("../src/channels/*/theme.css", { eager: true })

/** The ids of all channels, read from the folders that hold a theme. */
export const channels: ReadonlyArray<string> = Object.keys(themes).flatMap((path) => path.split("/").at(-2) ?? [])
