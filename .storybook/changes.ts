import { execFileSync } from "node:child_process"
import { basename } from "node:path"
import type { Plugin } from "vite"

const name = "virtual:changes"

/** Git's answer, by lines; empty outside a repository, or without git. */
const git = (...args: ReadonlyArray<string>) => {
  try {
    const told = execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })
    return told.split("\n").filter((line) => line !== "")
  } catch {
    return []
  }
}

/** The story of a file: components' by their folder, pages' by their name, a brand's by its kind. */
const storyOf = (file: string) => {
  const [root, kind, name = ""] = file.split("/")
  if (file.endsWith(".stories.tsx")) return file
  if (root === "stories") return ""
  if (kind === "channels") return `src/channels/${name}/${file.endsWith(".css") ? "components" : "pages"}.stories.tsx`
  return `stories/${kind}/${kind === "components" ? name : basename(file, ".tsx")}.stories.tsx`
}

/** Files of stories that changed since the last release, the latest first; without one, lately. */
const changes = () => {
  const [release = ""] = git("describe", "--tags", "--abbrev=0")
  const range = release === "" ? "-40" : `${release}..HEAD`
  const shown = ["stories", "src/components", "src/pages", "src/channels"]
  const files = git("log", "--no-merges", "--name-only", "--format=", range, "--", ...shown)
  return { release, stories: [...new Set(files.map(storyOf))] }
}

/** The module `virtual:changes`, read from git at build. */
export const changesPlugin = (): Plugin => ({
  name: "changed-stories",
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) => (id === `\0${name}` ? `export const changes = ${JSON.stringify(changes())}` : undefined)
})
