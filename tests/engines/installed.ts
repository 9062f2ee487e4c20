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

/** WebKitGTK: its driver, and the window system without a screen that it draws into. */
export const findWebkit = () => {
  const [driver, display] = [find(process.env.WEBKIT_DRIVER_PATH, "WebKitWebDriver"), find(undefined, "Xvfb")]
  return driver && display ? { driver, display } : undefined
}
