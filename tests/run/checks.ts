import { existsSync } from "node:fs"
import { mkdir, readdir, readFile, rm } from "node:fs/promises"
import { join, relative } from "node:path"
import { filesUnder, read } from "../form/source"
import { auditTexts } from "../texts/audit"
import { specifiedTexts } from "../texts/specified"
import { checkTurboSnap } from "../visual/checkTurboSnap"
import { findBrowser } from "./browser"
import { measureBudgets } from "./budgets"
import { type CommandOptions, command, node, root } from "./command"
import {
  failedFiles,
  jestCounts,
  type Outcome,
  one,
  playwrightCounts,
  reportFile,
  secondCounts,
  summed
} from "./counts"
import { withDueDuties } from "./dueDuties"
import { walkEngines } from "./engines"
import { counting } from "./progress"
import { serveFolder } from "./serveFolder"
import { serveElsewhere } from "./servers"

/** One check of `npm test`. */
export interface Check {
  readonly name: string
  /** Checks that must pass first. */
  readonly needs?: ReadonlyArray<string>
  /** Uses both cores, so it runs alone. */
  readonly alone?: boolean
  /** Mostly waits, so it runs beside two others. */
  readonly light?: boolean
  readonly run: () => Promise<Outcome>
}

/** Embedded databases start in hooks, and a busy machine is slow. */
const patient = ["--hookTimeout=60000", "--testTimeout=30000"]

const vitest = async (args: ReadonlyArray<string>, env: CommandOptions["env"] = {}) => {
  const report = await reportFile()
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`]
  return jestCounts(report, await node("vitest/vitest.mjs", ["run", ...reporters, ...patient, ...args], { env }))
}

/** Files share a process and its imports; each restores the globals. */
const together = (args: ReadonlyArray<string>, env?: CommandOptions["env"]) => vitest(["--no-isolate", ...args], env)

/** A test can mock a module only before its first import, so such files have their own process. */
const units = async (): Promise<Outcome> => {
  const tests = filesUnder("src").filter((file) => /^src\/(?!core\/|channels\/).*\.test\.tsx?$/.test(file))
  const alone = tests.filter((file) => /\bvi\.(?:mock|doMock)\(/.test(read(file)))
  const others = ["src/core/**", "src/channels/**", ...alone].map((path) => `--exclude=${path}`)
  return summed([await together(["src/", ...others]), ...(alone.length > 0 ? [await vitest(alone)] : [])])
}

const cruised = async (): Promise<Outcome> => {
  const config = ["--config", "tests/form/dependency-cruiser.cjs"]
  const folders = ["src", "contracts", "stories", ".storybook", "tests"].filter((folder) =>
    existsSync(join(root, folder))
  )
  const finished = await node("dependency-cruiser/bin/dependency-cruise.mjs", [...config, ...folders])
  const modules = Number(/(\d+) modules/.exec(finished.output)?.[1] ?? 0)
  if (modules > 0) return one(finished)
  return one({ ok: false, output: `${finished.output}\nIt cruised no module: the rules have proved nothing.` })
}

const pacts = join(root, "pacts")

const contentOf = async (folder: string) => {
  const files = existsSync(folder) ? (await readdir(folder)).filter((file) => file.endsWith(".json")).sort() : []
  return Promise.all(files.map(async (file) => `${file}\n${await readFile(join(folder, file), "utf8")}`))
}

/** Fails if the tests changed a pact. A contract changes in a reviewed commit only. */
const unchangedPacts = async (before: ReadonlyArray<string>): Promise<Outcome> => {
  const git = await command("git", ["status", "--porcelain", "--untracked-files=all", "--", "pacts"])
  if (git.ok) {
    const ok = git.output.split("\n").every((line) => line === "" || /^[AM] {2}/.test(line))
    const diff = ok ? "" : (await command("git", ["diff", "--", "pacts"])).output
    return one({
      ok,
      output: `pacts/ differs from what is committed: review it and commit it.\n${git.output}\n${diff}`
    })
  }
  const ok = before.join() === (await contentOf(pacts)).join()
  return one({ ok, output: "pacts/ came out different from what was there before." })
}

const consumerPacts = async (): Promise<Outcome> => {
  const before = await contentOf(pacts)
  await rm(pacts, { recursive: true, force: true })
  await mkdir(pacts)
  // Many tests write one pact file: they run one after the other and share their imports.
  const written = await vitest([".pact.test.ts", "--no-file-parallelism", "--no-isolate"])
  // These read the pacts, so they run after the writers.
  const others = ["--exclude=contracts/sandbox/**", "--exclude=**/*.pact.test.ts"]
  const parts = [written, await together(["contracts/", ...others]), await unchangedPacts(before)]
  return summed(parts)
}

/** Every later check, and each process that it starts, uses this browser. */
const chromium: Check = {
  name: "browser",
  run: async () => {
    process.env.CHROME_PATH = await findBrowser()
    return { passed: 0, failed: 0, output: "" }
  }
}

const storyFiles = filesUnder("stories").filter((file) => file.endsWith(".stories.tsx")).length

const testStories = async (url: string, files: ReadonlyArray<string>, limit: number) => {
  const file = await reportFile()
  const args = ["--url", url, "--maxWorkers", "3", "--json", "--outputFile", file, ...files]
  const onOutput = counting("stories", /\b(?:PASS|FAIL)\b/g, files.length || storyFiles)
  return { file, finished: await node("@storybook/test-runner/dist/test-storybook.js", args, { limit, onOutput }) }
}

/**
 * A failing story may break every later one of its worker, so failed files run once more, alone.
 */
const stories = async (): Promise<Outcome> => {
  const served = await serveFolder(join(root, "storybook-static"))
  const { file, finished } = await testStories(served.url, [], 900_000)
  const outcome = jestCounts(file, finished)
  const failed = failedFiles(file).map((path) => relative(root, path))
  const again = failed.length > 0 ? await testStories(served.url, failed, 300_000) : undefined
  await served.close()
  return again ? secondCounts({ file, outcome }, again.file, again.finished) : outcome
}

/** A story shows every specified text, in its channels. */
const texts = async (): Promise<Outcome> => {
  const { count, missing } = await auditTexts(join(root, "storybook-static"), specifiedTexts)
  return { passed: Math.max(count - missing.length, 0), failed: missing.length, output: missing.join("\n") }
}

const walks = async (): Promise<Outcome> => {
  const report = await reportFile()
  const finished = await node("@playwright/test/cli.js", ["test", "--config", "tests/walks/playwright.config.ts"], {
    env: { WALKS_REPORT: report },
    onOutput: counting("walks", /^ +[✓✘-] +\d+ /gm, /Running (\d+) tests/),
    limit: 2_460_000
  })
  return playwrightCounts(report, finished)
}

const zones = ["UTC", "America/Santiago", "Pacific/Auckland"]

/** Random payments and questions in plain words know no day: once is enough. */
const dayless = ["enroll/payCart.model", "asking/answersTo"].map((test) => `--exclude=src/core/${test}.test.ts`)

/** Every check of `npm test`, in order of start; two at a time where nothing forbids it. */
export const checks: ReadonlyArray<Check> = [
  chromium,
  { name: "types", run: async () => one(await node("@typescript/native/bin/tsc", ["--noEmit"])) },
  {
    name: "biome",
    run: async () =>
      one(
        await node("@biomejs/biome/bin/biome", ["ci", "--colors=off", "--diagnostic-level=warn", "--error-on-warnings"])
      )
  },
  { name: "imports", run: cruised },
  { name: "unused", run: async () => one(await node("knip/bin/knip.js", ["--config", "tests/form/knip.json"])) },
  { name: "build", run: async () => one(await node("tsx/dist/cli.mjs", ["tests/run/buildPortal.ts"])) },
  { name: "contracts", run: consumerPacts },
  // It shows the pacts, which are missing while the tests write them.
  {
    name: "storybook",
    needs: ["contracts"],
    run: async () => {
      const built = one(await node("storybook/dist/bin/dispatcher.js", ["build", "--quiet", "--stats-json"]))
      if (built.failed > 0) return built
      return summed([built, await checkTurboSnap(join(root, "storybook-static"))])
    }
  },
  { name: "engines", needs: ["build"], light: true, run: walkEngines },
  { name: "budgets", needs: ["build", "browser"], light: true, run: () => measureBudgets() },
  { name: "texts", needs: ["storybook", "browser"], light: true, run: texts },
  { name: "house", run: async () => withDueDuties(await together(["tests/"])) },
  // Rules about days give the same result in every time zone (OU-13).
  { name: "core", run: () => together(["src/core/"], { TZ: "America/Argentina/Buenos_Aires" }) },
  ...zones.map((zone) => ({ name: `core ${zone}`, run: () => together(["src/core/", ...dayless], { TZ: zone }) })),
  { name: "channels", run: () => together(["src/channels/"]) },
  // They wait for calls that are tried again.
  { name: "units", light: true, run: units },
  { name: "sandbox", run: () => together(["contracts/sandbox/"]) },
  {
    name: "provider",
    needs: ["contracts"],
    run: async () => one(await node("tsx/dist/cli.mjs", ["contracts/verify.ts"]))
  },
  { name: "nginx", needs: ["build"], run: serveElsewhere },
  { name: "stories", needs: ["storybook", "browser"], alone: true, run: stories },
  { name: "walks", needs: ["build", "browser"], alone: true, run: walks }
]
