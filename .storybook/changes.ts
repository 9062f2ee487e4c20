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

/** The stories of a file, which mirror components by their folder and pages by their name. */
const storiesOf = (file: string) => {
  const [root, kind, name = ""] = file.split("/")
  if (root === "stories") return file.endsWith(".stories.tsx") ? [file] : []
  return [`stories/${kind}/${kind === "components" ? name : basename(file, ".tsx")}.stories.tsx`]
}

/** Files of stories that changed since the last release, themselves or what they show; without one, lately. */
const changes = () => {
  const [release = ""] = git("describe", "--tags", "--abbrev=0")
  const range = release === "" ? "-40" : `${release}..HEAD`
  const files = git(
    "log",
    "--no-merges",
    "--name-only",
    "--format=",
    range,
    "--",
    "stories",
    "src/components",
    "src/pages"
  )
  return { release, stories: [...new Set(files.flatMap(storiesOf))] }
}

/** The module `virtual:changes`, read from git at build. */
export const changesPlugin = (): Plugin => ({
  name: "changed-stories",
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) => (id === `\0${name}` ? `export const changes = ${JSON.stringify(changes())}` : undefined)
})
