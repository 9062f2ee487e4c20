import { createReadStream, existsSync, statSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { extname, join, normalize } from "node:path"

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2"
}

/** Serves a folder of built files on a free port of 127.0.0.1 until closed. */
export const serveFolder = async (folder: string) => {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://local").pathname)
    const file = join(folder, normalize(path.endsWith("/") ? `${path}index.html` : path))
    if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end()
      return
    }
    // Cached as in production: each picture that the browser fetches again would be a new document
    // and slow down later ones.
    response.writeHead(200, {
      "content-type": types[extname(file)] ?? "application/octet-stream",
      ...(path.startsWith("/assets/") ? { "cache-control": "max-age=31536000, immutable" } : {})
    })
    createReadStream(file).pipe(response)
  })
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((closed) => {
        server.closeAllConnections()
        server.close(() => closed())
      })
  }
}
