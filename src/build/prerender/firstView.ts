import type { Plugin } from "vite"

/**
 * Collects the static imports of the entry, so that they form one chunk. `beside` adds modules that
 * are small and common.
 */
export const firstView = (entry: string, ...beside: ReadonlyArray<string>) => {
  const modules = new Set(beside)
  const plugin: Plugin = {
    name: "first-view",
    apply: "build",
    buildEnd() {
      const add = (id: string) => {
        if (modules.has(id)) return
        modules.add(id)
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) add(imported)
      }
      add(entry)
    }
  }
  return { plugin, holds: (id: string) => modules.has(id) }
}
