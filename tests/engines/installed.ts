import { existsSync } from "node:fs"
import { delimiter, join } from "node:path"

const find = (path: string | undefined, name: string): string | undefined =>
  path ??
  (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file))

/** The path of an installed Firefox ESR: FIREFOX_PATH, or the first of its name in PATH. */
export const findFirefox = () => find(process.env.FIREFOX_PATH, "firefox-esr")

/** WebKitGTK's driver, if there is a window system without a screen that it can draw into. */
export const findWebkit = () =>
  find(undefined, "xvfb-run") && find(undefined, "xauth") && find(process.env.WEBKIT_DRIVER_PATH, "WebKitWebDriver")
