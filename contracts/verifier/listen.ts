import { createServer, type RequestListener } from "node:http"
import type { AddressInfo } from "node:net"

/** Serves on this machine, on a free port by default. Closing ends open connections too. */
export const listen = async (answer: RequestListener, port = 0) => {
  const server = createServer(answer)
  server.keepAliveTimeout = 65_000
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, "127.0.0.1", resolve))
  const at = server.address() as AddressInfo
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { url: `http://127.0.0.1:${at.port}`, port: at.port, close }
}

/** A port on which nothing listens. */
export const freePort = async (): Promise<number> => {
  const { close, port } = await listen(() => undefined)
  await close()
  return port
}
