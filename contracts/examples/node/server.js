import { createServer } from "node:http"
import { text } from "node:stream/consumers"

/** Serves a shop on this port of 127.0.0.1; 0 takes a free one. Resolves to the server. */
export const startServer = async (shop, port) => {
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url, "http://localhost")
    const sent = await text(request)
    const { body, status } = shop.answer({
      method: request.method,
      path: pathname,
      query: searchParams,
      body: sent === "" ? undefined : JSON.parse(sent),
      key: request.headers["idempotency-key"]
    })
    // After a sale the browser opens a new connection, and so repeats nothing.
    response.setHeader("connection", "close")
    if (body === undefined) return response.writeHead(status).end()
    return response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body))
  })
  await new Promise((resolve) => server.listen(port, "127.0.0.1", resolve))
  return server
}
