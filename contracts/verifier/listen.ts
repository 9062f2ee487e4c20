import { createServer, type RequestListener } from "node:http"

/** Serves on a free port of this machine. Closing ends open connections too. */
export const listen = async (answer: RequestListener) => {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { url: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`, close }
}
