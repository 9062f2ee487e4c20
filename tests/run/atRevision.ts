import { mkdtemp, symlink } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { command, type Finished, node, root } from "./command"

const needed = async (step: Promise<Finished>) => {
  const { ok, output } = await step
  if (!ok) throw new Error(output)
}

/** Builds the portal of a revision in a folder of its own, with the packages of this checkout. */
export const buildRevision = async (
  revision: string
): Promise<{ readonly folder: string; end: () => Promise<unknown> }> => {
  const folder = join(await mkdtemp(join(tmpdir(), "portal-base-")), "portal")
  await needed(command("git", ["worktree", "add", "--detach", folder, revision]))
  const end = () => command("git", ["worktree", "remove", "--force", folder])
  await symlink(join(root, "node_modules"), join(folder, "node_modules"))
  await needed(node("tsx/dist/cli.mjs", ["tests/run/buildPortal.ts", folder])).catch(async (error: unknown) => {
    await end()
    throw error
  })
  return { folder, end }
}
