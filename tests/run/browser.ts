import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { delimiter, join } from "node:path"
import { chromium } from "@playwright/test"

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
const starts = (path: string) =>
  process.platform === "win32"
    ? existsSync(path)
    : spawnSync(path, ["--version", ...launchArgs], { timeout: 30_000 }).status === 0

/**
 * Runs a step of an installation. What it prints is no result of the caller, so it goes to stderr.
 */
const step = (command: string, args: ReadonlyArray<string>) => {
  console.error(`  $ ${command} ${args.join(" ")}`)
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" }
  return spawnSync(command, args, { stdio: ["ignore", 2, 2], env, timeout: 300_000 }).status === 0
}

/** Installs Debian's packages, which only root can. */
export const installPackages = (packages: ReadonlyArray<string>) => {
  if (!asRoot || !existsSync("/etc/debian_version")) return false
  console.error(`Installing Debian's ${packages.join(", ")}, once, about a minute.`)
  // A stale mirror in one list must not block the others.
  step("apt-get", ["update"])
  return step("apt-get", ["install", "-y", "--no-install-recommends", ...packages])
}

const install = () => {
  const found = installPackages([shellName]) ? installed().find(starts) : undefined
  if (found !== undefined) return found
  console.error("No browser found: asking Playwright to download one.")
  step(process.execPath, [join(import.meta.dirname, "../../node_modules/playwright/cli.js"), "install", "chromium"])
  return [chromium.executablePath()].find(starts)
}

/** CHROME_PATH, an installed Chromium (the headless shell first), or Playwright's own. */
export const installedBrowser = (): string | undefined =>
  process.env.CHROME_PATH || [...installed(), chromium.executablePath()].find(starts)

/** The path of a Chromium that starts, installed now if need be. Rejects with the command to run. */
export const findBrowser = async (): Promise<string> => {
  const found = installedBrowser() ?? install()
  if (found !== undefined && starts(found)) return found
  if (found !== undefined) throw new Error(`CHROME_PATH names no browser that starts: ${found}`)
  throw new Error(
    "No Chromium starts. Run `npx playwright install --with-deps chromium`, which installs its system libraries " +
      "as root, or install Chromium or Chrome, or set CHROME_PATH to one."
  )
}
