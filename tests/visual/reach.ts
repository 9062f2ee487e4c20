import { readFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "../run/command"

interface Stats {
  readonly modules: ReadonlyArray<{
    readonly name: string
    readonly reasons?: ReadonlyArray<{ readonly moduleName: string }>
  }>
}

/** The files of stories that show a change of a file; `all` if it is part of the preview. */
export type Reach = ReadonlySet<string> | "all"

const plain = (name: string) => name.replace(/^\.\//, "").replace(/\?.*/, "")

/** Files, and folders that end in `/**`, which TurboSnap neither counts as changed nor follows. */
export const { untraced }: { readonly untraced: ReadonlyArray<string> } = JSON.parse(
  readFileSync(join(root, "chromatic.config.json"), "utf8")
)

export const isUntraced = (file: string) =>
  untraced.some((one) => (one.endsWith("/**") ? file.startsWith(one.slice(0, -2)) : file === one))

/**
 * Follows imports backwards to stories, as TurboSnap does, in `preview-stats.json` of a Storybook
 * that was built with `--stats-json`.
 */
export const reachIn = (storybook: string) => {
  const { modules }: Stats = JSON.parse(readFileSync(join(storybook, "preview-stats.json"), "utf8"))
  const importers = new Map<string, Set<string>>()
  for (const { name, reasons = [] } of modules) {
    const known = importers.get(plain(name)) ?? new Set()
    for (const { moduleName } of reasons) known.add(plain(moduleName))
    importers.set(plain(name), known)
  }
  const reach = (file: string): Reach => {
    const found = new Set(isUntraced(file) ? [] : [file])
    for (const one of found) {
      if (one.startsWith(".storybook/")) return "all"
      for (const importer of importers.get(one) ?? []) if (!isUntraced(importer)) found.add(importer)
    }
    return new Set([...found].filter((one) => one.endsWith(".stories.tsx")))
  }
  return { files: [...importers.keys()], reach }
}
