import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Plugin } from "vite"

const folder = import.meta.dirname
const images = readdirSync(folder).filter((file) => file.endsWith(".svg"))
const read = (name: string) => readFileSync(join(folder, name))

/**
 * Serves the banner images at /banners/{name} in development and emits them into the build (SH-09).
 */
export const bannerImages = (): Plugin => ({
  name: "banner-images",
  configureServer: (server) => {
    for (const name of images)
      server.middlewares.use(`/banners/${name}`, (_request, response) => {
        response.setHeader("content-type", "image/svg+xml")
        response.end(read(name))
      })
  },
  generateBundle() {
    for (const name of images) this.emitFile({ type: "asset", fileName: `banners/${name}`, source: read(name) })
  }
})
