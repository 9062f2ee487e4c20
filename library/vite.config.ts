import { readdirSync, readFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { defineConfig, type Plugin } from "vite"
import { declarations } from "./declarations"
import { guestOf } from "./guest"

const here = import.meta.dirname
const src = join(here, "../src")
const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(here, "package.json"), "utf8"))

const foldersIn = (place: string) =>
  readdirSync(join(src, place), { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []))

const entries = Object.fromEntries(
  foldersIn("components").map((name) => [`components/${name}/${name}`, join(src, `components/${name}/${name}.tsx`)])
)

/** The index is no file: the plugin below writes it. */
const index = join(here, "index.js")

/** The packages that only style sheets ask for. */
const ofStyles = ["@fontsource-variable/figtree"]

const packageOf = (id: string) => id.split("/", id.startsWith("@") ? 2 : 1).join("/")

/** A bundler makes a data URL of a smaller file, and no browser draws a part of one. In bytes. */
const leastDrawing = 4096

/** How a file of `from` names one of the package. */
const path = (from: string, to: string) => {
  const way = relative(dirname(from), to)
  return way.startsWith(".") ? way : `./${way}`
}

/**
 * What Vite's library mode leaves open: each file asks for its own styles and runs in the browser
 * too, an index names every component, style sheets and themes are there as they are. Throws if the
 * packages that the files import are not those that package.json declares.
 */
const packaged = (): Plugin => ({
  name: "packaged",
  enforce: "post",
  resolveId: (id) => (id === index ? id : null),
  load: (id) =>
    id === index
      ? Object.values(entries)
          .map((file) => `export * from ${JSON.stringify(file)}\n`)
          .join("")
      : null,
  generateBundle(_options, bundle) {
    const asked = new Set(ofStyles)
    for (const [fileName, file] of Object.entries(bundle)) {
      if (file.type === "asset") {
        if (fileName.endsWith(".svg")) file.source = String(file.source).padEnd(leastDrawing)
        continue
      }
      for (const id of [...file.imports, ...file.dynamicImports]) if (!bundle[id]) asked.add(packageOf(id))
      const styles = [...(file.viteMetadata?.importedCss ?? [])].map((css) => `import "${path(fileName, css)}"\n`)
      // Before any import, or it is no directive.
      const directive = file.facadeModuleId?.endsWith(".tsx") ? '"use client"\n' : ""
      file.code = `${directive}${styles.join("")}${file.code}`
    }
    const undeclared = [...asked].filter((name) => !(name in { ...dependencies, ...peerDependencies }))
    const idle = Object.keys(dependencies).filter((name) => !asked.has(name))
    if (undeclared.length + idle.length > 0)
      this.error(`library/package.json: declare ${undeclared.join(", ") || "none"}, drop ${idle.join(", ") || "none"}.`)

    const types = Object.keys(entries).map((name) => `export * from "./${name}.js"\n`)
    this.emitFile({ type: "asset", fileName: "index.d.ts", source: types.join("") })
    this.emitFile({ type: "asset", fileName: "styles.d.ts", source: "export {}\n" })
    // A name alone makes a plugin of Vite, so the type needs no import of Vite.
    const plugin = "export declare const onServer: () => { readonly name: string }\n"
    this.emitFile({ type: "asset", fileName: "vite.d.ts", source: plugin })
    for (const one of declarations()) this.emitFile({ type: "asset", ...one })
    const copy = (from: string, fileName: string) =>
      this.emitFile({ type: "asset", fileName, source: readFileSync(join(src, from)) })
    for (const name of ["tokens", "base", "fallbackFonts", "print"]) copy(`styles/${name}.css`, `styles/${name}.css`)
    const guest = guestOf(readFileSync(join(src, "styles/base.css"), "utf8"))
    this.emitFile({ type: "asset", fileName: "styles/guest.css", source: guest })
    for (const brand of foldersIn("channels")) copy(`channels/${brand}/theme.css`, `themes/${brand}.css`)
  }
})

export default defineConfig({
  root: here,
  publicDir: false,
  plugins: [packaged()],
  experimental: {
    // The path alone: on a server the address would be another one than in the browser.
    renderBuiltUrl: (fileName, { hostId, hostType }) =>
      hostType === "js"
        ? { runtime: `new URL(${JSON.stringify(path(hostId, fileName))}, import.meta.url).pathname` }
        : { relative: true }
  },
  build: {
    outDir: join(here, "dist"),
    emptyOutDir: true,
    target: "es2022",
    minify: false,
    cssCodeSplit: true,
    lib: { entry: { index, vite: join(here, "vite.ts"), ...entries }, formats: ["es"] },
    rolldownOptions: {
      external: (id) => /^[@\w]/.test(id),
      output: {
        preserveModules: true,
        preserveModulesRoot: src,
        entryFileNames: "[name].js",
        // Under its own name another bundler would take a sheet for a CSS Module, and rename it again.
        assetFileNames: ({ names: [name = ""] }) =>
          name.endsWith(".css") ? name.replace(".module.css", ".css") : `drawings/${name}`
      }
    }
  }
})
