import { readdirSync, readFileSync } from "node:fs"
import { extname, join } from "node:path"
import type { Plugin } from "vite"

const types: Readonly<Record<string, string>> = { ".pdf": "application/pdf", ".svg": "image/svg+xml" }

/** The files of this kind in a folder of src, each with its address below `to`. */
const filesIn = (folder: string, ending: string, to: string) =>
  readdirSync(join(import.meta.dirname, "..", folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ address: `${to}/${name}`, file: join(import.meta.dirname, "..", folder, name) }))

/** Banner images at /banners/{name} (SH-09), each brand's documents at /Docs/{channel}/{name} (CH-10). */
const files = [...filesIn("build/banners", ".svg", "banners"), ...filesIn("channels", ".pdf", "Docs")]

/** Serves these files as they are in development, and emits them into the build. */
export const staticFiles = (): Plugin => ({
  name: "static-files",
  configureServer: (server) => {
    for (const { address, file } of files)
      server.middlewares.use(`/${address}`, (_request, response) => {
        response.setHeader("content-type", types[extname(file)] ?? "")
        response.end(readFileSync(file))
      })
  },
  generateBundle() {
    for (const { address, file } of files)
      this.emitFile({ type: "asset", fileName: address, source: readFileSync(file) })
  }
})
