import { execFileSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { parseArgs } from "node:util"
import { pactFile, providers } from "./agreed"
import { changesOf } from "./changes/compare"
import type { PactFile } from "./changes/pactFile"
import { giveUp, optionsOr } from "./verifier/options"

const help = `Tells which calls of the pacts are new, gone, or ask differently, and where.

  npx tsx contracts/diff.ts                 since the last commit
  npx tsx contracts/diff.ts origin/main     since that revision of git, or that folder of pacts

Ends with 0, or with 2 if there are no such pacts.`

const place = optionsOr(help, () => {
  const { positionals, values } = parseArgs({ options: { help: { type: "boolean" } }, allowPositionals: true })
  return { ...values, from: positionals[0] ?? "HEAD" }
}).from

const read = (file: string): PactFile => JSON.parse(readFileSync(file, "utf8"))

const before = (name: string): PactFile => {
  if (existsSync(place)) return read(join(place, name))
  const git = ["show", `${place}:pacts/${name}`]
  try {
    return JSON.parse(
      execFileSync("git", git, { encoding: "utf8", maxBuffer: 1e8, stdio: ["ignore", "pipe", "ignore"] })
    )
  } catch {
    return giveUp(`There is no revision or folder '${place}' with pacts.`)
  }
}

const told = (title: string, lines: ReadonlyArray<string>) =>
  lines.length === 0 ? [] : ["", `${title}:`, "", ...lines.map((line) => `- ${line}`)]

for (const provider of providers) {
  const { differently, fresh, gone } = changesOf(before(basename(pactFile(provider))), read(pactFile(provider)))
  const lines = [...told("New", fresh), ...told("Gone", gone), ...told("Asks differently: look", differently)]
  console.log([`### ${provider}`, ...(lines.length === 0 ? ["", "Nothing changed."] : lines), ""].join("\n"))
}
