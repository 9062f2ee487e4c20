import { execFileSync } from "node:child_process"
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
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
  /** Story and mode, as in the manifest. */
  readonly key: string
  readonly story: string
  readonly channel: string
}

const manifest = "tests/visual/baselines/manifest.json"

/** The commit of the latest photographs. */
const photographed = () => git("log", "-1", "--format=%H", "--", manifest)[0] ?? "HEAD"

const seenFile = join(root, ".cache/visual/same")

/** The commit of the work tree; undefined if a file differs from it. */
export const cleanCommit = (): string | undefined =>
  git("status", "--porcelain").length === 0 ? git("rev-parse", "HEAD")[0] : undefined

/** Keeps that all photographs are those of this commit: what changed before it causes none later. */
export const keepSame = (commit: string): void => {
  mkdirSync(dirname(seenFile), { recursive: true })
  writeFileSync(seenFile, commit)
}

/** The commit that was compared here, if it came after the photographs; otherwise theirs. */
export const sameSince = (latest: string, seen: string, since: ReadonlyArray<string>): string =>
  since.includes(seen) ? seen : latest

const lastSame = () => {
  const latest = photographed()
  const seen = existsSync(seenFile) ? readFileSync(seenFile, "utf8") : ""
  return sameSince(latest, seen, git("rev-list", `${latest}..HEAD`))
}

/** The commit that took each photograph, from the lines of `git blame -l -s` of the manifest. */
export const takenBy = (lines: ReadonlyArray<string>): ReadonlyMap<string, string> =>
  new Map(
    lines.flatMap((line) => {
      const [, commit, key] = /^\^?(\w+) .*?"(.+ · .+)": "/.exec(line) ?? []
      return commit && key ? [[key, commit] as const] : []
    })
  )

/** Files that differ from a commit, uncommitted and new ones included. */
export const changedSince = (commit: string): ReadonlyArray<string> => [
  ...new Set([...git("diff", "--name-only", commit), ...git("ls-files", "--others", "--exclude-standard")])
]

/** A channel's own files change that channel's photographs alone. */
const isOfChannel = (file: string, channel: string) => {
  const owner = /^src\/channels\/(\w+)\//.exec(file)?.[1]
  return owner === undefined || owner === channel
}

interface Reached {
  readonly file: string
  readonly stories: Reach
}

const extent = ({ stories }: Reached) => (stories === "all" ? Number.POSITIVE_INFINITY : stories.length)
const isSource = ({ file }: Reached) => Number(file.startsWith("src/"))

/** Files that differ from a commit and reach a story: first the one that reaches fewest. */
const reachedIn = (folder: string) => {
  const { reach } = tracedIn(folder)
  const reaches = new Map<string, Reach>()
  return async (commit: string): Promise<ReadonlyArray<Reached>> => {
    const reached: Array<Reached> = []
    for (const file of changedSince(commit)) {
      const stories = reaches.get(file) ?? (await reach(file))
      reaches.set(file, stories)
      if (stories.length > 0) reached.push({ file, stories })
    }
    return reached.sort((a, b) => (extent(a) === extent(b) ? isSource(b) - isSource(a) : extent(a) - extent(b)))
  }
}

/**
 * Tells which changed file a photograph's change comes from: of those that can reach its story, the
 * one that reaches fewest stories. It looks at changes since all were the same, then since this one
 * was taken, for those may have been of other stories alone. Undefined if no file can reach it.
 * `folder` is a Storybook built with `--stats-json`.
 */
export const causesIn = (folder: string, since = lastSame()): ((shown: Shown) => Promise<Cause | undefined>) => {
  if (!existsSync(join(folder, "preview-stats.json"))) return async () => undefined
  const reachedSince = reachedIn(folder)
  const { entries }: { entries: Record<string, { importPath: string }> } = JSON.parse(
    readFileSync(join(folder, "index.json"), "utf8")
  )
  const taken = takenBy(git("blame", "-l", "-s", "HEAD", "--", manifest))
  const lists = new Map<string, ReadonlyArray<Reached>>()
  return async ({ channel, key, story }) => {
    const from = entries[story]?.importPath.replace(/^\.\//, "") ?? ""
    for (const commit of new Set([since, taken.get(key) ?? since])) {
      const reached = lists.get(commit) ?? (await reachedSince(commit))
      lists.set(commit, reached)
      const found = reached.find(
        ({ file, stories }) => isOfChannel(file, channel) && (stories === "all" || stories.includes(from))
      )
      if (found) return { file: found.file, commits: git("log", "--format=%s", `${commit}..HEAD`, "--", found.file) }
    }
    return undefined
  }
}
