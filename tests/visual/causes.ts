import { execFileSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "../run/command"
import { type Reach, tracedIn } from "./turboSnap"

/** Lines of git's answer; none outside a repository. */
export const git = (...args: ReadonlyArray<string>): ReadonlyArray<string> => {
  try {
    const told = execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })
    return told.split("\n").filter((line) => line !== "")
  } catch {
    return []
  }
}

/** A changed file, and why it changed. */
export interface Cause {
  readonly file: string
  /** Subjects of its commits; empty if it is not committed. */
  readonly commits: ReadonlyArray<string>
}

interface Shown {
  readonly story: string
  readonly channel: string
}

/** The commit whose stories the photographs show. */
const photographed = () => git("log", "-1", "--format=%H", "--", "tests/visual/baselines/manifest.json")[0] ?? "HEAD"

/** Files that differ from a commit, uncommitted and new ones included. */
export const changedSince = (commit: string): ReadonlyArray<string> => [
  ...new Set([...git("diff", "--name-only", commit), ...git("ls-files", "--others", "--exclude-standard")])
]

/** A channel's own files change that channel's photographs alone. */
const isOfChannel = (file: string, channel: string) => {
  const owner = /^src\/channels\/(\w+)\//.exec(file)?.[1]
  return owner === undefined || owner === channel
}

/**
 * Tells which changed file a photograph's change comes from: of those that can reach its story, the
 * one that reaches fewest stories. Undefined if none can. `folder` is a Storybook built with
 * `--stats-json`.
 */
export const causesIn = async (
  folder: string,
  since = photographed()
): Promise<(shown: Shown) => Cause | undefined> => {
  if (!existsSync(join(folder, "preview-stats.json"))) return () => undefined
  const { reach } = tracedIn(folder)
  const { entries }: { entries: Record<string, { importPath: string }> } = JSON.parse(
    readFileSync(join(folder, "index.json"), "utf8")
  )
  const reached: Array<{ readonly file: string; readonly stories: Reach }> = []
  for (const file of changedSince(since)) {
    const stories = await reach(file)
    if (stories.length > 0) reached.push({ file, stories })
  }
  const extent = ({ stories }: { stories: Reach }) => (stories === "all" ? Number.POSITIVE_INFINITY : stories.length)
  const isSource = ({ file }: { file: string }) => Number(file.startsWith("src/"))
  reached.sort((a, b) => (extent(a) === extent(b) ? isSource(b) - isSource(a) : extent(a) - extent(b)))
  return ({ channel, story }) => {
    const from = entries[story]?.importPath.replace(/^\.\//, "") ?? ""
    const found = reached.find(
      ({ file, stories }) => isOfChannel(file, channel) && (stories === "all" || stories.includes(from))
    )
    return found && { file: found.file, commits: git("log", "--format=%s", `${since}..HEAD`, "--", found.file) }
  }
}
