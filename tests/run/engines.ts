import { findFirefox, findWebkit } from "../engines/installed"
import { installPackages } from "./browser"
import { node } from "./command"
import { NotHere, notRun, type Outcome, playwrightCounts, reportFile, summed } from "./counts"

/** The engines beside Chromium. `short`: parts of the titles of the walks that are played in each. */
const engines = [
  {
    find: findFirefox,
    packages: ["firefox-esr"],
    runner: "playwright-bidi/cli.js",
    args: ["--tsconfig=tests/engines/firefox.tsconfig.json", "--config=tests/engines/firefox.config.ts"],
    short: ["b2cchile to EUROPA at 390 px: bought", "their words fade over 300 px of scroll"]
  },
  {
    find: findWebkit,
    packages: ["webkit2gtk-driver", "xvfb", "xauth"],
    runner: "@playwright/test/cli.js",
    args: ["--config=tests/engines/webkit.config.ts"],
    short: ["b2c at 1440 px: from the home to the voucher", "two plans stand side by side in the comparison"]
  }
]

const walk = async ({ args, find, packages, runner, short }: (typeof engines)[number]): Promise<Outcome> => {
  if (!find()) return notRun(new NotHere(`walks that need ${packages.join(", ")}`))
  const report = await reportFile()
  const all = ["test", ...args, `--output=${report}.files`, `--grep=${short.join("|")}`]
  return playwrightCounts(report, await node(runner, all, { env: { E2E_REPORT: report }, limit: 900_000 }))
}

/**
 * The short way from the home to the voucher in Firefox and WebKit, both at once. An engine that is
 * not there and cannot be installed counts as nothing, and the note says so.
 */
export const walkEngines = async (): Promise<Outcome> => {
  const missing = engines.filter(({ find }) => !find()).flatMap(({ packages }) => packages)
  if (missing.length > 0) installPackages(missing)
  return summed(await Promise.all(engines.map(walk)))
}
