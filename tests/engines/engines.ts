import { join } from "node:path"
import { root } from "../run/command"
import { findFirefox, findWebkit } from "./installed"

/** A browser engine beside Chromium, and how its walks are run. */
export interface Engine {
  readonly name: "firefox" | "webkit"
  readonly isInstalled: () => boolean
  /** Debian's packages. */
  readonly packages: ReadonlyArray<string>
  /** Arguments of Node that run its walks. */
  readonly args: ReadonlyArray<string>
  /** Parts of the titles of its short way, which `npm test` walks. */
  readonly short: ReadonlyArray<string>
}

const runner = (name: string, ...args: ReadonlyArray<string>) => [
  join(root, "node_modules", name, "cli.js"),
  "test",
  ...args
]

export const engines: ReadonlyArray<Engine> = [
  {
    name: "firefox",
    isInstalled: () => findFirefox() !== undefined,
    packages: ["firefox-esr"],
    args: runner(
      "playwright-bidi",
      "--tsconfig=tests/engines/firefox.tsconfig.json",
      "--config=tests/engines/firefox.config.ts"
    ),
    short: ["b2cchile to EUROPA at 390 px: bought", "their words fade over 300 px of scroll"]
  },
  {
    name: "webkit",
    isInstalled: () => findWebkit() !== undefined,
    packages: ["webkit2gtk-driver", "xvfb"],
    args: runner("@playwright/test", "--config=tests/engines/webkit.config.ts"),
    short: ["b2c at 1440 px: from the home to the voucher", "a shared trip is quoted by its link"]
  }
]
