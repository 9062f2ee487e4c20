import { execFileSync } from "node:child_process"
import type { Plugin } from "vite"

const name = "virtual:changes"

/** Where a change can be seen. */
const seen = ["src/components", "src/pages", "src/styles", "src/channels", "src/copy"]

/** Git's answer; empty outside a repository, or without git. */
const git = (...args: ReadonlyArray<string>) => {
  try {
    return execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim()
  } catch {
    return ""
  }
}

/** The visible changes since the last release; without a release, the latest. */
const changes = () => {
  const release = git("describe", "--tags", "--abbrev=0")
  const range = release === "" ? ["-40"] : [`${release}..HEAD`]
  const lines = git("log", "--no-merges", "--format=%as%x09%s", ...range, "--", ...seen)
    .split("\n")
    .filter((line) => line !== "")
  const commits = lines.map((line) => {
    const [day = "", subject = ""] = line.split("\t")
    const [area = "", text] = subject.split(/:\s+(.*)/)
    return text === undefined ? { day, area: "", text: subject } : { day, area, text }
  })
  return { release, commits }
}

/** The module `virtual:changes`, read from git at build. */
export const changesPlugin = (): Plugin => ({
  name: "visible-changes",
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) => (id === `\0${name}` ? `export const changes = ${JSON.stringify(changes())}` : undefined)
})
