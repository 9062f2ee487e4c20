import { preview } from "vite"

/**
 * Serves a folder of built files on a free port of 127.0.0.1 until closed. The browser keeps each
 * file, as in production: one that it fetches again would be a new document and slow down later ones.
 */
export const serveFolder = async (folder: string) => {
  const server = await preview({
    configFile: false,
    root: folder,
    appType: "mpa",
    build: { outDir: "." },
    logLevel: "error",
    preview: { host: "127.0.0.1", port: 0, headers: { "cache-control": "max-age=31536000, immutable" } }
  })
  const [url = ""] = server.resolvedUrls?.local ?? []
  return { url: url.replace(/\/$/, ""), close: () => server.close() }
}
