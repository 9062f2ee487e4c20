import { existsSync } from "node:fs"
import { delimiter, join } from "node:path"

/** The path of an installed Firefox ESR: FIREFOX_PATH, or the first of its names in PATH. */
export const findFirefox = (): string | undefined =>
  process.env.FIREFOX_PATH ??
  (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, "firefox-esr"))
    .find((path) => existsSync(path))
