import { createHash } from "node:crypto"
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { filesBelow } from "../conventions/source"
import { command, root } from "../run/command"
import { developmentIn } from "./development"
import { licencesOf, sbomOfRelease } from "./parts"

/*
 * `npm run release`: builds dist/ for production, and once more in another folder; both must have
 * the same bytes and no trace of development. dist/release/ gets the list of packages (CycloneDX),
 * their licences, the sums of all files, and how to build the same again (TR-25).
 */

const fail = (what: string, lines: ReadonlyArray<string>): never => {
  console.error([what, ...lines.slice(0, 40).map((line) => `  ${line}`)].join("\n"))
  process.exit(1)
}

const epoch = process.env.SOURCE_DATE_EPOCH ?? String(Math.floor(Date.now() / 1000))

const build = async (folder: string) => {
  const vite = ["node_modules/vite/bin/vite.js", "build", "--mode", "release", "--logLevel", "warn"]
  const built = await command(process.execPath, vite, { cwd: folder, env: { SOURCE_DATE_EPOCH: epoch } })
  if (!built.ok) fail(`The build in ${folder} failed.`, built.output.split("\n"))
  return join(folder, "dist")
}

/** The files that are committed, as they are here, in a folder of their own. */
const copied = async () => {
  const folder = mkdtempSync(join(tmpdir(), "portal-release-"))
  const sources = ["src", "package.json", "tsconfig.json", "vite.config.ts"]
  const listed = await command("git", ["ls-files", ...sources])
  for (const file of listed.output.trim().split("\n")) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    cpSync(join(root, file), join(folder, file))
  }
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "dir")
  return folder
}

const sumsOf = (dist: string) =>
  new Map(
    filesBelow(dist).map((file) => [
      file,
      createHash("sha256")
        .update(readFileSync(join(dist, file)))
        .digest("hex")
    ])
  )

const elsewhere = await copied()
try {
  const dist = await build(root)
  const [here, there] = [sumsOf(dist), sumsOf(await build(elsewhere))]
  const names = [...new Set([...here.keys(), ...there.keys()])]
  const different = names.filter((name) => here.get(name) !== there.get(name))
  if (different.length > 0) fail(`${different.length} of ${names.length} files differ between two builds.`, different)
  const traces = developmentIn(dist)
  if (traces.length > 0) fail(`${traces.length} files of the release know about development.`, traces)

  const release = join(dist, "release")
  mkdirSync(release, { recursive: true })
  const sbom = await sbomOfRelease()
  const commit = (await command("git", ["rev-parse", "HEAD"])).output.trim()
  const files: ReadonlyArray<readonly [string, string]> = [
    ["sbom.cdx.json", `${JSON.stringify(sbom, null, 2)}\n`],
    ["licences.txt", licencesOf(sbom)],
    ["sums.sha256", [...here].map(([name, sum]) => `${sum}  ${name}\n`).join("")],
    ["build.json", `${JSON.stringify({ commit, node: process.version, SOURCE_DATE_EPOCH: epoch }, null, 2)}\n`]
  ]
  for (const [name, text] of files) writeFileSync(join(release, name), text)
  const parts = sbom.components.length
  console.log(`${names.length} files, the same in two builds; no trace of development; ${parts} packages shipped.`)
} finally {
  rmSync(elsewhere, { recursive: true, force: true })
}
