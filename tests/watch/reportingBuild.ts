import { cpSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import type { HostingFacts } from "../../src/build/prerender/hostingFacts"

/**
 * A folder that differs from a build in what it says of one host: its browsers report what they
 * refused. Other files are links. The caller deletes it.
 */
export const reportingBuild = (dist: string, host: string): string => {
  const folder = mkdtempSync(join(tmpdir(), "reporting-"))
  for (const name of readdirSync(dist)) if (name !== "release") symlinkSync(resolve(dist, name), join(folder, name))
  cpSync(join(dist, "release"), join(folder, "release"), { recursive: true })
  const path = join(folder, "release/hosting.json")
  const facts: HostingFacts = JSON.parse(readFileSync(path, "utf8"))
  writeFileSync(path, JSON.stringify({ ...facts, reporting: [...facts.reporting, host] }))
  return folder
}
