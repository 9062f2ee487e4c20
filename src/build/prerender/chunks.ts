import type { Rolldown } from "vite"

type Bundle = Rolldown.OutputBundle

/** A page's part of the build, by the names of its files. */
export interface PageFiles {
  readonly scripts: ReadonlyArray<string>
  readonly styles: ReadonlyArray<string>
}

const classes = /\.(-?[_a-zA-Z][\w-]*)/g

const textOf = (bundle: Bundle, name: string) => {
  const file = bundle[name]
  if (file?.type === "chunk") return file.code
  return file ? String(file.source) : ""
}

/** Finds what a page needs of the build: the chunks of its modules with what those import, and the styles of what it shows. */
export const chunksOf = (bundle: Bundle, root: string) => {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk")
  const styles = Object.keys(bundle)
    .filter((name) => name.endsWith(".css"))
    .map((name) => ({
      name,
      classes: new Set([...textOf(bundle, name).matchAll(classes)].map(([, found]) => found ?? ""))
    }))

  const chunkOf = (module: string) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(`${root}/${module}`))
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
    /** The text of a file of the build. */
    text: (name: string) => textOf(bundle, name),
    /** The chunk of a module. */
    scriptOf: (module: string) => chunkOf(module).fileName,
    /** The first asset whose name matches. */
    asset: (pattern: RegExp) => Object.keys(bundle).find((name) => pattern.test(name)),
    /** The files of a page: the first script is that of its first module. */
    filesOf: (modules: ReadonlyArray<string>, markup: string): PageFiles => {
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
