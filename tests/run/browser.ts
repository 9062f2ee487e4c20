import { execFile, spawn } from "node:child_process"
import { existsSync } from "node:fs"
import { delimiter, join } from "node:path"
import { promisify } from "node:util"
import { chromium } from "@playwright/test"

const run = promisify(execFile)
const asRoot = process.getuid?.() === 0

/**
 * Options of every test's Chromium: quiet, offline, and without the sandbox, which root cannot use.
 */
export const launchArgs: ReadonlyArray<string> = [
  ...(asRoot ? ["--no-sandbox"] : []),
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-dev-shm-usage",
  "--no-first-run"
]

/**
 * For tests that walk through pages without looking at drawings: no emulated graphics card, and no
 * optimising of code that lives for seconds.
 */
export const walkArgs: ReadonlyArray<string> = [...launchArgs, "--disable-gpu", "--js-flags=--no-opt --no-maglev"]

/** Without window support it saves a sixth of the time. */
const shellName = "chromium-headless-shell"
const names = [shellName, "chromium", "chromium-browser", "google-chrome-stable", "google-chrome"]

const installed = () => {
  const folders = (process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== "")
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).filter(existsSync)
}

/** Ubuntu's chromium-browser is a stub that asks for a snap. Only a browser prints its version. */
const starts = async (path: string) => {
  if (process.platform === "win32") return existsSync(path)
  return run(path, ["--version", ...launchArgs], { timeout: 30_000 }).then(
    () => true,
    () => false
  )
}

const firstThatStarts = async (paths: ReadonlyArray<string>) => {
  for (const path of paths) if (await starts(path)) return path
  return undefined
}

/**
 * Runs a step of an installation. What it prints is no result of the caller, so it goes to stderr.
 */
const step = (command: string, args: ReadonlyArray<string>) =>
  new Promise<boolean>((resolve) => {
    console.error(`  $ ${command} ${args.join(" ")}`)
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" }
    spawn(command, args, { stdio: ["ignore", 2, 2], env, timeout: 300_000 })
      .once("error", () => resolve(false))
      .once("close", (code) => resolve(code === 0))
  })

/** Installs Debian's packages, which only root can. */
export const installPackages = async (packages: ReadonlyArray<string>) => {
  if (!asRoot || !existsSync("/etc/debian_version")) return false
  console.error(`Installing Debian's ${packages.join(", ")}, once, about a minute.`)
  // A stale mirror in one list must not block the others.
  await step("apt-get", ["update"])
  return step("apt-get", ["install", "-y", "--no-install-recommends", ...packages])
}

const install = async () => {
  if (await installPackages([shellName])) {
    const found = await firstThatStarts(installed())
    if (found !== undefined) return found
  }
  console.error("No browser found: asking Playwright to download one.")
  const cli = join(import.meta.dirname, "../../node_modules/playwright/cli.js")
  await step(process.execPath, [cli, "install", "chromium"])
  return firstThatStarts([chromium.executablePath()])
}

/**
 * The path of a working Chromium: CHROME_PATH, an installed one (the headless shell first),
 * Playwright's own, or a new installation. Rejects with instructions if none works.
 */
export const findBrowser = async (): Promise<string> => {
  const named = process.env.CHROME_PATH
  if (named !== undefined && named !== "") {
    if (await starts(named)) return named
    throw new Error(`CHROME_PATH names no browser that starts: ${named}`)
  }
  const found = (await firstThatStarts([...installed(), chromium.executablePath()])) ?? (await install())
  if (found !== undefined) return found
  throw new Error(
    "No browser. Install Chromium or Chrome, or run `npx playwright install chromium`, or set CHROME_PATH to one."
  )
}
