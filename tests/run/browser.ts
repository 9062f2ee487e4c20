import { execFile, spawn } from "node:child_process"
import { existsSync } from "node:fs"
import { delimiter, join } from "node:path"
import { promisify } from "node:util"
import { chromium } from "playwright"

const run = promisify(execFile)
const asRoot = process.getuid?.() === 0

/** How every test starts Chromium: quiet, offline, and without the sandbox that root may not use. */
export const launchArgs: ReadonlyArray<string> = [
  ...(asRoot ? ["--no-sandbox"] : []),
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-dev-shm-usage",
  "--no-first-run"
]

/**
 * What tests add that walk through pages and draw none to be looked at: a graphics card that is not there is not played, and code that
 * lives for seconds is not optimised.
 */
export const walkArgs: ReadonlyArray<string> = [...launchArgs, "--disable-gpu", "--js-flags=--no-opt --no-maglev"]

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome", "microsoft-edge"]
const elsewhere = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe"
]

const installed = () => {
  const folders = (process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== "")
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...elsewhere].filter(existsSync)
}

/** Ubuntu's chromium-browser is a stub that only asks for a snap: a browser is what can tell its version. */
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

type Say = (line: string) => void

/** Runs one step of an installation and passes its lines on, so that nobody thinks that it hangs. */
const step = (say: Say, command: string, args: ReadonlyArray<string>, timeout = 300_000) =>
  new Promise<boolean>((resolve) => {
    say(`  $ ${command} ${args.join(" ")}`)
    const child = spawn(command, args, {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      timeout
    })
    const pass = (chunk: Buffer) => {
      for (const line of chunk.toString().split("\n")) {
        if (/^(Get:|Err:|E:|W:|Fetched|Unpacking chromium|Setting up chromium|Downloading|Failed)/.test(line)) {
          say(`    ${line.slice(0, 110)}`)
        }
      }
    }
    child.stdout.on("data", pass)
    child.stderr.on("data", pass)
    child.on("error", () => resolve(false))
    child.on("close", (code) => resolve(code === 0))
  })

const install = async (say: Say) => {
  if (asRoot && existsSync("/etc/debian_version")) {
    say("No browser found: installing Debian's Chromium, once, about a minute.")
    // A stale mirror in one list must not stop what the others can give.
    await step(say, "apt-get", ["update"])
    await step(say, "apt-get", ["install", "-y", "--no-install-recommends", "chromium"])
    const found = await firstThatStarts(installed())
    if (found !== undefined) return found
  }
  say("No browser found: asking Playwright to download one.")
  const cli = join(import.meta.dirname, "../../node_modules/playwright/cli.js")
  await step(say, process.execPath, [cli, "install", "chromium"])
  return firstThatStarts([chromium.executablePath()])
}

/**
 * The path of a Chromium that starts: CHROME_PATH, an installed one, Playwright's own, or one that it installs.
 * Rejects with what to do when none can be had.
 */
export const findBrowser = async (say: Say = console.log): Promise<string> => {
  const named = process.env.CHROME_PATH
  if (named !== undefined && named !== "") {
    if (await starts(named)) return named
    throw new Error(`CHROME_PATH names no browser that starts: ${named}`)
  }
  const found = (await firstThatStarts([...installed(), chromium.executablePath()])) ?? (await install(say))
  if (found !== undefined) return found
  throw new Error(
    "No browser. Install Chromium or Chrome, or run `npx playwright install chromium`, or set CHROME_PATH to one."
  )
}

const shellName = "chromium-headless-shell"

/** Whether that is a Chromium without any window, which draws letters a little otherwise. */
export const isShell = (path: string) => /headless[-_]shell/.test(path)

const onPath = (name: string) =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, name))
    .filter(existsSync)

/** The version of Debian's Chromium; its shell must be of the same one. */
const debianVersion = () =>
  run("dpkg-query", ["-W", "chromium"]).then(
    ({ stdout }) => stdout.trim().split("\t")[1] ?? "",
    () => ""
  )

/**
 * The path of a Chromium without any window, which walks through pages for a sixth less of the machine's time: an installed one, or
 * in continuous integration one that is installed beside Debian's Chromium. `undefined` where there is none: the usual one does as well.
 */
const findShell = async (say: Say): Promise<string | undefined> => {
  const found = await firstThatStarts(onPath(shellName))
  if (found !== undefined || !asRoot || process.env.CI === undefined) return found
  const version = await debianVersion()
  if (version === "") return undefined
  const install = ["install", "-y", "--no-install-recommends", `${shellName}=${version}`]
  if (!(await step(say, "apt-get", install, 60_000))) {
    await step(say, "apt-get", ["update"], 30_000)
    await step(say, "apt-get", install, 60_000)
  }
  return firstThatStarts(onPath(shellName))
}

/** The lightest Chromium that starts: the one that CHROME_PATH names, else one without any window, else the usual one. */
export const findWalker = async (say: Say = console.log): Promise<string> => {
  const named = process.env.CHROME_PATH
  return (named ? undefined : await findShell(say)) ?? findBrowser(say)
}
