import type { Plugin } from "vite"

/** Knows which modules the portal cannot start without, so that they come as one file; `beside` come along, being small and common. */
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
