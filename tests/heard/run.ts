import { spawnSync } from "node:child_process"
import { join } from "node:path"
import { root } from "../run/command"
import { missing, packages } from "./installed"

/**
 * `npm run heard` compares what Orca says with the transcripts; `-- --update` accepts it. Further
 * arguments go to Playwright.
 */
const [first, ...rest] = process.argv.slice(2)
const update = first === "--update"
const more = update ? ["--update-snapshots=all", ...rest] : process.argv.slice(2)
const lacking = missing()

if (lacking.length > 0) {
  console.log(
    `not run: no ${lacking.join(", ")}. Debian: apt-get install --no-install-recommends ${packages.join(" ")}`
  )
} else {
  const playwright = join(root, "node_modules/playwright-bidi/cli.js")
  const config = ["--tsconfig=tests/heard/heard.tsconfig.json", "--config=tests/heard/heard.config.ts"]
  const args = ["--", process.execPath, playwright, "test", ...config, ...more]
  process.exitCode = spawnSync("dbus-run-session", args, { cwd: root, stdio: "inherit" }).status ?? 1
}
