import { existsSync } from "node:fs"
import { delimiter, join } from "node:path"

/** Debian's packages that a transcript needs. None of them brings a font. */
export const packages: ReadonlyArray<string> = [
  "dbus-x11",
  "evilwm",
  "firefox-esr",
  "firefox-esr-l10n-es-ar",
  "locales",
  "orca",
  "xdotool",
  "xvfb"
]

const programs = ["orca", "firefox-esr", "Xvfb", "evilwm", "xdotool", "dbus-run-session", "localedef"]

const isThere = (name: string) =>
  (process.env.PATH ?? "").split(delimiter).some((folder) => existsSync(join(folder, name)))

/** The programs that are missing here. */
export const missing = (): ReadonlyArray<string> => programs.filter((name) => !isThere(name))
