import { execFileSync } from "node:child_process"
import { existsSync, mkdirSync, rmSync, symlinkSync } from "node:fs"
import { join } from "node:path"
import { node, root } from "../run/command"

/** Where pictures and built Storybooks are kept. Git ignores it. */
export const cache = join(root, ".cache/visual")

/** Git's answer. Throws if it refuses. */
const git = (...args: ReadonlyArray<string>): string =>
  execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] }).trim()

const lines = (text: string) => text.split("\n").filter((line) => line !== "")

const found = (revision: string) => {
  try {
    return git("rev-parse", "--verify", "--quiet", `${revision}^{commit}`)
  } catch {
    return undefined
  }
}

/**
 * What a reviewer compares with: on a branch, where it left main; on main itself, the last commit
 * if files have changed since, otherwise the commit before it.
 */
const usualBase = () => {
  const main = found("origin/main") ?? found("main") ?? "HEAD"
  const fork = git("merge-base", "HEAD", main)
  if (fork !== git("rev-parse", "HEAD") || git("status", "--porcelain") !== "") return fork
  return git("rev-parse", "HEAD~")
}

/** The commit to compare with, and the files that differ from it, new ones included. */
export const comparedWith = (revision: string | undefined) => {
  const commit = revision === undefined ? usualBase() : found(revision)
  if (commit === undefined) throw new Error(`Git knows no revision ${revision}.`)
  const changed = [git("diff", "--name-only", commit), git("ls-files", "--others", "--exclude-standard")]
  return { commit, subject: git("log", "-1", "--format=%h %s", commit), changed: changed.flatMap(lines) }
}

/** Builds a work tree's Storybook with its graph of imports. */
export const build = async (tree: string, storybook: string): Promise<string> => {
  const args = ["build", "--quiet", "--stats-json", "--output-dir", storybook]
  const built = await node("storybook/dist/bin/dispatcher.js", args, { cwd: tree })
  if (!built.ok) throw new Error(`The Storybook of ${tree} was not built.\n${built.output}`)
  return storybook
}

/**
 * Builds a commit's Storybook in a temporary work tree, with the packages of this one, once. Its
 * folder also keeps the pictures; those of other commits go.
 */
export const buildCommit = async (commit: string): Promise<string> => {
  const kept = join(cache, "base", commit)
  const storybook = join(kept, "storybook")
  if (existsSync(join(storybook, "preview-stats.json"))) return kept
  rmSync(join(cache, "base"), { recursive: true, force: true })
  mkdirSync(kept, { recursive: true })
  const tree = join(kept, "tree")
  git("worktree", "prune")
  git("worktree", "add", "--detach", tree, commit)
  symlinkSync(join(root, "node_modules"), join(tree, "node_modules"), "dir")
  try {
    await build(tree, storybook)
  } finally {
    git("worktree", "remove", "--force", tree)
  }
  return kept
}
