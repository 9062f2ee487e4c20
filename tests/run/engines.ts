import { type Engine, engines } from "../engines/engines"
import { installPackages } from "./browser"
import { command } from "./command"
import { type Outcome, playwrightCounts, reportFile, summed } from "./counts"

const walk = async ({ args, isInstalled, name, short }: Engine): Promise<Outcome> => {
  if (!isInstalled()) return { passed: 0, failed: 0, output: "", note: `not run: no ${name}` }
  const report = await reportFile()
  const all = [...args, `--output=${report}.files`, `--grep=${short.join("|")}`]
  return playwrightCounts(report, await command(process.execPath, all, { env: { E2E_REPORT: report }, limit: 300_000 }))
}

/**
 * The short way from the home to the voucher in Firefox and WebKit, both at once. An engine that is
 * not there and cannot be installed counts as nothing, and the note says so.
 */
export const walkEngines = async (): Promise<Outcome> => {
  const missing = engines.filter(({ isInstalled }) => !isInstalled()).flatMap(({ packages }) => packages)
  if (missing.length > 0) await installPackages(missing)
  return summed(await Promise.all(engines.map(walk)))
}
