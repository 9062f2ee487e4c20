import { spawnSync } from "node:child_process"
import { join } from "node:path"
import { root } from "../run/command"
import { missing, packages } from "./installed"

/**
 * `npm run screen-reader` compares what Orca says with the transcripts; `--update` writes them anew, and
 * `--update --again` marks in them what was not said both times. Further arguments go to Playwright.
 */
const given = process.argv.slice(2)
const ours = ["--update", "--again"]
const more = given.filter((argument) => !ours.includes(argument))
const mode = given.includes("--again") ? "again" : given.includes("--update") ? "anew" : ""
const lacking = missing()

if (lacking.length > 0) {
  console.log(
    `not run: no ${lacking.join(", ")}. Debian: apt-get install --no-install-recommends ${packages.join(" ")}`
  )
} else {
  const playwright = join(root, "node_modules/playwright-bidi/cli.js")
  const config = ["--tsconfig=tests/screen-reader/tsconfig.json", "--config=tests/screen-reader/playwright.config.ts"]
  const args = ["--", process.execPath, playwright, "test", ...config, ...more]
  process.exitCode =
    spawnSync("dbus-run-session", args, { cwd: root, stdio: "inherit", env: { ...process.env, HEARD: mode } }).status ??
    1
}
