import { rm } from "node:fs/promises"
import { join } from "node:path"
import { libraryInNext } from "../library/inNext"
import { libraryInVite } from "../library/inVite"
import { auditTexts } from "../texts/audit"
import { specifiedTexts } from "../texts/specified"
import { checkDocs } from "../visual/checkDocs"
import { checkPictures } from "../visual/checkPictures"
import { findBrowser } from "./browser"
import { measureBudgets } from "./budgets"
import { command, node, root } from "./command"
import { jestCounts, type Outcome, one, playwrightCounts, reportFile, summed } from "./counts"
import { walkEngines } from "./engines"
import { serveWithNginx } from "./nginx"
import { serveFolder } from "./serveFolder"

/** One check of `npm test`. */
export interface Check {
  readonly name: string
  /** Checks that must pass first. */
  readonly needs?: ReadonlyArray<string>
  /** Only `npm test -- all`, and its own name, run it. */
  readonly extra?: true
  /** Only its own name runs it: it installs packages that the lock does not hold. */
  readonly apart?: true
  /** Uses both cores, so it runs alone. */
  readonly alone?: true
  /** Mostly waits, so it runs beside two others. */
  readonly light?: true
  /** `all`: also what `npm test` leaves out. */
  readonly run: (all: boolean) => Promise<Outcome>
}

const cruise = async (rules: string, ...folders: ReadonlyArray<string>): Promise<Outcome> => {
  const config = ["--config", `tests/conventions/${rules}.cjs`]
  const finished = await node("dependency-cruiser/bin/dependency-cruise.mjs", [...config, ...folders])
  const modules = Number(/(\d+) modules/.exec(finished.output)?.[1] ?? 0)
  if (modules > 0) return one(finished)
  return one({ ok: false, output: `${finished.output}\nIt cruised no module: the rules have proved nothing.` })
}

const cruised = async () =>
  summed([
    await cruise("dependency-cruiser", "src", "contracts", "stories", ".storybook", "tests"),
    await cruise("rooms", "src")
  ])

const pacts = join(root, "pacts")
const pactsNow = join(root, ".cache/pacts")

/** What compilers keep for the next run, by the content of each file. */
const compiled = join(root, ".cache/compiled")

const typesKept = ["--incremental", "--tsBuildInfoFile", join(compiled, "types.tsbuildinfo")]

/** Fails if the tests write other pacts than the agreed ones: a contract changes in a reviewed commit only. */
const agreedPacts = async (): Promise<Outcome> => {
  const { ok, output } = await command("git", ["diff", "--no-index", "--", pacts, pactsNow])
  return one({ ok, output: `The tests write other pacts: run \`npm run contracts\`, review and commit.\n${output}` })
}

const units = async (all: boolean): Promise<Outcome> => {
  await rm(pactsNow, { recursive: true, force: true })
  const report = await reportFile()
  const args = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`]
  const env = { PACTS_WRITTEN_TO: pactsNow, ...(all && { TESTS: "all" }) }
  const tested = jestCounts(report, await node("vitest/vitest.mjs", args, { env }))
  return summed([tested, await agreedPacts()])
}

/** Every later check, and each process that it starts, uses this browser. */
const chromium: Check = {
  name: "browser",
  run: async () => {
    process.env.CHROME_PATH = await findBrowser()
    return { passed: 0, failed: 0, output: "" }
  }
}

const stories = async (): Promise<Outcome> => {
  const served = await serveFolder(join(root, "storybook-static"))
  const file = await reportFile()
  const args = ["--url", served.url, "--maxWorkers", "3", "--json", "--outputFile", file]
  const finished = await node("@storybook/test-runner/dist/test-storybook.js", args)
  await served.close()
  return jestCounts(file, finished)
}

/** A story shows every specified text, in its channels. */
const texts = async (): Promise<Outcome> => {
  const { count, missing } = await auditTexts(join(root, "storybook-static"), specifiedTexts)
  return { passed: Math.max(count - missing.length, 0), failed: missing.length, output: missing.join("\n") }
}

const e2e = async (all: boolean): Promise<Outcome> => {
  const report = await reportFile()
  const args = ["test", "--config", "tests/e2e/playwright.config.ts", ...(all ? [] : ["--grep=@critical"])]
  const finished = await node("@playwright/test/cli.js", args, {
    env: { E2E_REPORT: report, PLAYWRIGHT_TRANSFORM_CACHE_DIR: join(compiled, "walks") },
    limit: 2_460_000
  })
  return playwrightCounts(report, finished)
}

/** Every check of `npm test`, in order of start; two at a time where nothing forbids it. */
export const checks: ReadonlyArray<Check> = [
  chromium,
  { name: "units", run: units },
  { name: "types", run: async () => one(await node("@typescript/native/bin/tsc", ["--noEmit", ...typesKept])) },
  {
    name: "biome",
    run: async () =>
      one(
        await node("@biomejs/biome/bin/biome", ["ci", "--colors=off", "--diagnostic-level=warn", "--error-on-warnings"])
      )
  },
  {
    name: "unused",
    // It reads every configuration. Without any program in PATH, none can lean on what this machine has.
    run: async () =>
      one(await node("knip/bin/knip.js", ["--config", "tests/conventions/knip.json"], { env: { PATH: "" } }))
  },
  { name: "build", run: async () => one(await node("tsx/dist/cli.mjs", ["tests/run/buildPortal.ts"])) },
  {
    name: "storybook",
    needs: ["browser"],
    run: async () => {
      const built = one(await node("tsx/dist/cli.mjs", ["tests/run/buildStorybook.ts", "--stats-json"]))
      if (built.failed > 0) return built
      return summed([built, await checkPictures(join(root, "storybook-static"))])
    }
  },
  { name: "imports", run: cruised },
  { name: "provider", run: async () => one(await node("tsx/dist/cli.mjs", ["contracts/run.ts", "verify"])) },
  { name: "budgets", needs: ["build", "browser"], light: true, run: () => measureBudgets() },
  { name: "engines", extra: true, needs: ["build"], light: true, run: walkEngines },
  { name: "texts", extra: true, needs: ["storybook", "browser"], light: true, run: texts },
  {
    name: "docs",
    extra: true,
    needs: ["storybook", "browser"],
    light: true,
    run: () => checkDocs(join(root, "storybook-static"))
  },
  { name: "hosting", extra: true, needs: ["build"], run: () => serveWithNginx() },
  { name: "library", extra: true, needs: ["browser"], run: libraryInVite },
  { name: "next", apart: true, needs: ["library"], run: libraryInNext },
  { name: "stories", needs: ["storybook", "browser"], alone: true, run: stories },
  { name: "e2e", needs: ["build", "browser"], alone: true, run: e2e }
]
