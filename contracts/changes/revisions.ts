import { execFileSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { pactFile, providers } from "../pact"
import type { PactFile } from "./pactFile"
import { printOf } from "./tell"

/** The pacts by provider. */
export type Pacts = ReadonlyArray<readonly [provider: string, pact: PactFile]>

const none: PactFile = { interactions: [] }

const git = (...args: ReadonlyArray<string>) =>
  execFileSync("git", args, {
    cwd: import.meta.dirname,
    encoding: "utf8",
    maxBuffer: 1e8,
    stdio: ["ignore", "pipe", "ignore"]
  })

const inFolder = (folder: string, name: string): PactFile => {
  const file = join(folder, name)
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : none
}

const inGit = (revision: string, name: string): PactFile => {
  const path = `pacts/${name}`
  const isThere = git("ls-tree", "--name-only", "--full-tree", revision, "--", path) !== ""
  return isThere ? JSON.parse(git("show", `${revision}:${path}`)) : none
}

/** The pacts at hand. */
export const pactsNow = (): Pacts =>
  providers.map((provider) => [provider, JSON.parse(readFileSync(pactFile(provider), "utf8"))])

/** The pacts of a revision or of a folder, a missing one without calls; throws for neither. */
export const pactsAt = (place: string): Pacts =>
  providers.map((provider) => {
    const name = basename(pactFile(provider))
    return [provider, existsSync(place) ? inFolder(place, name) : inGit(place, name)]
  })

/** What the pacts are, as a head of the CHANGELOG names them. */
export const printsOf = (pacts: Pacts): string =>
  pacts.map(([provider, pact]) => `${provider} ${printOf(pact)}`).join(", ")

/** The last commit whose pacts have these prints; undefined if its history is not at hand. */
export const revisionOf = (prints: string): string | undefined =>
  git("log", "--format=%H", "--max-count=200", "--", ":/pacts")
    .split("\n")
    .find((revision) => revision !== "" && printsOf(pactsAt(revision)) === prints)
