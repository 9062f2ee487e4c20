import type { Rolldown } from "vite"

type Bundle = Rolldown.OutputBundle

const classes = /\.(-?[_a-zA-Z][\w-]*)/g

const textOf = (bundle: Bundle, name: string) => {
  const file = bundle[name]
  if (file?.type === "chunk") return file.code
  return file ? String(file.source) : ""
}

/** Finds a page's chunks, their imports, and the styles that its markup uses. */
export const chunksOf = (bundle: Bundle, root: string) => {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk")
  const styles = Object.keys(bundle)
    .filter((name) => name.endsWith(".css"))
    .map((name) => ({
      name,
      classes: new Set([...textOf(bundle, name).matchAll(classes)].map(([, found]) => found ?? ""))
    }))

  const chunkOf = (module: string) => {
    const chunk = chunks.find(({ moduleIds }) =>
      moduleIds.some((id) => id.startsWith(`${root}/`) && id.endsWith(`/${module}`))
    )
    if (!chunk) throw new Error(`No chunk of the build holds ${module}.`)
    return chunk
  }
  const withImports = (names: ReadonlyArray<string>, found = new Set<string>()): ReadonlySet<string> => {
    for (const name of names) {
      const chunk = bundle[name]
      if (found.has(name) || chunk?.type !== "chunk") continue
      found.add(name)
      withImports(chunk.imports, found)
    }
    return found
  }

  return {
    text: (name: string) => textOf(bundle, name),
    scriptOf: (module: string) => chunkOf(module).fileName,
    asset: (pattern: RegExp) => Object.keys(bundle).find((name) => pattern.test(name)),
    /** File names of what a page needs from the build. */
    filesOf: (modules: ReadonlyArray<string>, markup: string) => {
      const scripts = [...withImports(modules.map((module) => chunkOf(module).fileName))]
      const own = new Set(
        scripts.flatMap((name) => {
          const chunk = bundle[name]
          return chunk?.type === "chunk" ? [...(chunk.viteMetadata?.importedCss ?? [])] : []
        })
      )
      const used = new Set([...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => (names ?? "").split(" ")))
      const shown = styles.filter(({ classes }) => [...used].some((name) => classes.has(name))).map(({ name }) => name)
      return { scripts, styles: [...own, ...shown.filter((name) => !own.has(name))] }
    }
  }
}

export type Chunks = ReturnType<typeof chunksOf>
