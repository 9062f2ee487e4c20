import { readdirSync, readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import { root } from "../run/command"

interface Module {
  readonly name: string
  readonly reasons?: ReadonlyArray<{ readonly moduleName: string }>
}

interface Stats {
  readonly modules: ReadonlyArray<Module>
}

type Trace = (
  context: object,
  stats: Stats,
  path: string,
  changed: ReadonlyArray<string>
) => Promise<object | undefined>

type Matches = (glob: string, file: string) => boolean

/** Chromatic's package exports its trace to its own command alone, in a file named by a hash. */
const chromatic = () => {
  const dist = join(root, "node_modules/chromatic/dist")
  const file = readdirSync(dist).find((name) => /^turbosnap-.*\.cjs$/.test(name))
  const all: Record<string, unknown> = file ? createRequire(import.meta.url)(join(dist, file)) : {}
  const named = (name: string) => Object.values(all).find((one) => typeof one === "function" && one.name === name)
  const [trace, matches] = [named("getDependentStoryFiles"), named("matchesFile")]
  if (!trace || !matches) throw new Error("Chromatic has moved its trace: adapt tests/visual/turboSnap.ts.")
  return { trace: trace as Trace, matches: matches as Matches }
}

const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

const plain = (name: string) => name.replace(/^\.\//, "").replace(/\?.*/, "")

/** The story files that a change of a file photographs; `all` for a full build. */
export type Reach = ReadonlyArray<string> | "all"

/** What TurboSnap knows of a built Storybook. */
export interface Traced {
  /** Every file of the project that the stories run. */
  readonly files: ReadonlyArray<string>
  /** Asks Chromatic's own trace. The file is a path from the project's folder. */
  readonly reach: (file: string) => Promise<Reach>
}

/**
 * Reads `preview-stats.json` of a Storybook built with `--stats-json`. Each question passes the
 * trace the importers of its file alone: the whole graph would take it ten times as long.
 */
export const tracedIn = (folder: string): Traced => {
  const { matches, trace } = chromatic()
  const path = join(folder, "preview-stats.json")
  const { modules }: Stats = JSON.parse(readFileSync(path, "utf8"))
  const { externals = [] }: { readonly externals?: ReadonlyArray<string> } = JSON.parse(
    readFileSync(join(root, "chromatic.config.json"), "utf8")
  )
  const own = modules.filter(({ name }) => !name.includes("node_modules/"))
  const named = new Map<string, ReadonlyArray<Module>>()
  for (const module of own) named.set(plain(module.name), [...(named.get(plain(module.name)) ?? []), module])
  /** The modules by which Storybook lists the stories. */
  const lists = own.filter(({ name }) => name.startsWith("/virtual:"))

  const importersOf = (file: string) => {
    const found = new Set(lists)
    const names = new Set([file])
    for (const name of names)
      for (const module of named.get(name) ?? []) {
        found.add(module)
        for (const { moduleName } of module.reasons ?? []) names.add(plain(moduleName))
      }
    return [...found]
  }

  const reach = async (file: string): Promise<Reach> => {
    if (externals.some((glob) => matches(glob, file))) return "all"
    const context = {
      log: quiet,
      options: { storybookConfigDir: ".storybook" },
      git: { rootPath: root },
      storybook: { baseDir: "", configDir: ".storybook" }
    }
    const found = await trace(context, { modules: importersOf(file) }, path, [file])
    return found ? Object.values(found as Record<string, ReadonlyArray<string>>).flat() : "all"
  }
  return { files: [...named.keys()], reach }
}
