import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "./command"

interface Entry {
  readonly version?: string
  readonly integrity?: string
  readonly dev?: boolean
  readonly optional?: boolean
  readonly os?: ReadonlyArray<string>
  readonly cpu?: ReadonlyArray<string>
  readonly libc?: ReadonlyArray<string>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}
export interface Lock {
  readonly packages: Readonly<Record<string, Entry>>
}

const systems = ["aix", "android", "darwin", "freebsd", "linux", "netbsd", "openbsd", "openharmony", "sunos", "win32"]
const processors = ["arm", "arm64", "ia32", "loong64", "mips64el", "ppc64", "riscv64", "s390x", "wasm32", "x64"]

/** Where Node looks for a package's dependency: beside the package, then further up. */
const placesFrom = (path: string, name: string): ReadonlyArray<string> => {
  const parts = path.split("/node_modules/")
  const inside = parts.map((_, end) => parts.slice(0, parts.length - end).join("/node_modules/"))
  return [...(path === "" ? [] : inside.map((place) => `${place}/node_modules/${name}`)), `node_modules/${name}`]
}

/** Binaries for other platforms that the lock lacks: `[path, entry]`. */
export const missingFrom = ({ packages }: Lock): ReadonlyArray<readonly [string, Entry & object]> =>
  Object.entries(packages).flatMap(([path, entry]) =>
    Object.entries(entry.optionalDependencies ?? {}).flatMap(([name, version]) => {
      const taken = placesFrom(path, name).find((place) => packages[place] !== undefined)
      if (!/^\d/.test(version) || (taken && packages[taken]?.version === version)) return []
      const words = name.replace(/^@.*\//, "").split(/[-.]/)
      const [os, cpu] = [systems, processors].map((known) => known.filter((word) => words.includes(word)))
      const libc = words.includes("musl") ? ["musl"] : words.some((word) => word.startsWith("gnu")) ? ["glibc"] : []
      const limits = Object.entries({ cpu, libc, os }).filter(([, values]) => values && values.length > 0)
      const place = taken ? `${path}/node_modules/${name}` : `node_modules/${name}`
      return [[place, { version, ...Object.fromEntries(limits), ...(entry.dev && { dev: true }), optional: true }]]
    })
  )

const file = join(root, "package-lock.json")

export const readLock = (): Lock => JSON.parse(readFileSync(file, "utf8"))

/*
 * `npm run lock`: an install leaves out binaries that its registry does not offer, and then `npm
 * ci` refuses the lock.
 */
if (process.argv[1]?.endsWith("completeLock.ts")) {
  const lock = readLock()
  const missing = missingFrom(lock)
  const packages = Object.entries({ ...lock.packages, ...Object.fromEntries(missing) })
  const sorted = Object.fromEntries(packages.sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(file, `${JSON.stringify({ ...lock, packages: sorted }, null, 2)}\n`)
  console.log(`${missing.length} entries added`)
}
