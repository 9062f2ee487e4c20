import { execFileSync } from "node:child_process"
import { existsSync } from "node:fs"
import { parse } from "node:path"
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

/** `src/copy/home.ts` holds the words of `HomePage`. */
const pageOf = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}Page`

/** A file's story: a component's by folder, a page's and its words' by name, a brand's by kind. */
export const storyOf = (file: string) => {
  const [, kind, folder = ""] = file.split("/")
  const { ext, name } = parse(file)
  if (file.endsWith(".stories.tsx")) return file
  if (kind === "channels") return `src/channels/${folder}/${ext === ".css" ? "components" : "pages"}.stories.tsx`
  if (kind === "components") return `stories/components/${folder}.stories.tsx`
  return `stories/pages/${kind === "copy" ? pageOf(name) : name}.stories.tsx`
}

/** A changed line that counts: not blank, and no comment. */
const counted = "^ *([^ /*]|/[^/*])"

/** Files of stories that changed since the last release, the latest first; without one, lately. */
const changes = () => {
  const [release = ""] = git("describe", "--tags", "--abbrev=0")
  const range = release === "" ? "-20" : `${release}..HEAD`
  const shown = ["components", "pages", "channels", "copy"].map((folder) => `src/${folder}`)
  const paths = [...shown, "stories/*.stories.tsx", ":!src/*.test.*"]
  const files = git("log", "--no-merges", "--name-only", "--format=", "-G", counted, range, "--", ...paths)
  return { release, stories: [...new Set(files.map(storyOf))].filter(existsSync) }
}

/** The module `virtual:changes`, read from git at build. */
export const changesPlugin = (): Plugin => ({
  name: "changed-stories",
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) => (id === `\0${name}` ? `export const changes = ${JSON.stringify(changes())}` : undefined)
})
