import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { command, root } from "./command"

interface Entry {
  readonly version?: string
  readonly integrity?: string
  readonly optionalDependencies?: Readonly<Record<string, string>>
}
interface Lock {
  readonly packages: Readonly<Record<string, Entry>>
}

/** Binaries for other platforms that the lock lacks. */
export const missingFrom = ({ packages }: Lock): ReadonlyArray<string> => {
  const held = new Set(
    Object.entries(packages).map(([path, { version }]) => `${path.split("node_modules/").at(-1)} ${version}`)
  )
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, version]) => /^\d/.test(version) && !held.has(`${name} ${version}`))
      .map(([name]) => `${path} > ${name}`)
  )
}

/** Packages whose content `npm ci` would install without a comparison. */
export const uncheckedIn = ({ packages }: Lock): ReadonlyArray<string> =>
  Object.entries(packages).flatMap(([path, { integrity }]) => (path === "" || integrity !== undefined ? [] : [path]))

const file = join(root, "package-lock.json")

export const readLock = (): Lock => JSON.parse(readFileSync(file, "utf8"))

/*
 * `npx tsx tests/run/completeLock.ts`: npm keeps an entry without a hash as it is, and asks the
 * registry anew only for one that is not there. Ends with 1 if an entry is still missing or without
 * its hash.
 */
if (process.argv[1]?.endsWith("completeLock.ts")) {
  const lock = readLock()
  const unchecked = uncheckedIn(lock)
  const packages = Object.entries(lock.packages).filter(([path]) => !unchecked.includes(path))
  writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`)
  const { ok, output } = await command("npm", ["install", "--package-lock-only", "--no-audit", "--no-fund"])
  const completed = readLock()
  const left = [...missingFrom(completed), ...uncheckedIn(completed)]
  console.log([...(ok ? [] : [output]), ...left, `${unchecked.length} asked for anew, ${left.length} left`].join("\n"))
  process.exitCode = ok && left.length === 0 ? 0 : 1
}
