import { readFileSync } from "node:fs"
import { resolve } from "node:path"
import { brotliCompressSync, constants, gzipSync } from "node:zlib"
import react from "@vitejs/plugin-react"
import type { Plugin } from "vite"
import { defineConfig } from "vitest/config"
import { bannerImages } from "./src/banners/plugin"
import { channelDocuments } from "./src/documents/plugin"

const here = import.meta.dirname
const destinations = resolve(here, "src/channels/destinos.json")

/** Serves the destinations of 1§3 at /config/destinos.json, from the file that the build also bundles as a fallback. */
const destinationsAsset = (): Plugin => ({
  name: "destinations-asset",
  configureServer: (server) => {
    server.middlewares.use("/config/destinos.json", (_request, response) => {
      response.setHeader("content-type", "application/json")
      response.end(readFileSync(destinations))
    })
  },
  generateBundle() {
    this.emitFile({ type: "asset", fileName: "config/destinos.json", source: readFileSync(destinations) })
  }
})

/** Writes x.br and x.gz beside every text asset, so that no server compresses twice. */
const precompressed = (): Plugin => ({
  name: "precompressed",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      for (const [fileName, output] of Object.entries(bundle)) {
        if (!/\.(js|css|html|svg|json)$/.test(fileName)) continue
        const source = Buffer.from(output.type === "chunk" ? output.code : output.source)
        const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
        this.emitFile({ type: "asset", fileName: `${fileName}.br`, source: brotliCompressSync(source, quality) })
        this.emitFile({ type: "asset", fileName: `${fileName}.gz`, source: gzipSync(source, { level: 9 }) })
      }
    }
  }
})

/** Where the sandbox answers while `npm run dev` serves the page. */
const sandbox = `http://127.0.0.1:${process.env.SANDBOX_PORT ?? 4001}`

export default defineConfig({
  root: resolve(here, "src"),
  publicDir: false,
  // React has had this hook of its own since 18; the shim is for older ones.
  resolve: { alias: { "use-sync-external-store/shim/index.js": "react", "use-sync-external-store/shim": "react" } },
  plugins: [react(), destinationsAsset(), channelDocuments(), bannerImages(), precompressed()],
  build: {
    outDir: resolve(here, "dist"),
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    rolldownOptions: { treeshake: { propertyReadSideEffects: false } }
  },
  server: {
    host: "127.0.0.1",
    port: 4000,
    strictPort: true,
    allowedHosts: [".localhost"],
    proxy: Object.fromEntries(
      ["/userinfo", "/login", "/logout", "/api", "/api_url", "/one_trust", "/public_api", "/_sandbox"].map((path) => [
        path,
        { target: sandbox, changeOrigin: false }
      ])
    )
  },
  test: {
    root: here,
    include: ["src/**/*.test.{ts,tsx}", "contracts/**/*.test.ts", "tests/*.test.ts"],
    environment: "node",
    // Properties run for seconds on a machine that is busy with other checks.
    testTimeout: 30_000
  }
})
