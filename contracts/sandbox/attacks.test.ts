import { connect } from "node:net"
import { expect, test } from "vitest"
import { startedSandbox } from "./started"
import { send } from "./testing"

// TR-29. The rest of the attack list (stories/operating/evidence/attacks.md) is held by the tests
// that it names.
const sandbox = await startedSandbox()

const host = "b2c.localhost"

/** Writes a request's first line as no client would; resolves to all that comes back. */
const told = (target: string) =>
  new Promise<string>((resolve, reject) => {
    const lines = [`GET ${target} HTTP/1.1`, `Host: ${host}`, "Connection: close", "", ""]
    const socket = connect(sandbox.port, "127.0.0.1", () => socket.write(lines.join("\r\n")))
    let answer = ""
    socket.setTimeout(3_000, () => socket.destroy())
    socket.on("data", (part) => {
      answer += part.toString("latin1")
    })
    socket.on("close", () => resolve(answer))
    socket.on("error", reject)
  })

test.each([
  "http://evil.example/login",
  "https://evil.example/",
  "*",
  "evil.example:443",
  `http://${host}.evil.example/`
])("the target %s, which names a host of its own, is refused", async (target) => {
  const answer = await told(target)
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer).not.toContain("evil.example")
})

test("a target that repeats the host, as a proxy is asked, gets its answer", async () => {
  expect(await told(`http://${host}/api_url`)).toMatch(/^HTTP\/1\.1 200 /)
})

test.each([
  "https://asistencia.b2c.example.evil.com",
  "https://evil-b2c.example",
  "null",
  "https://b2c.localhost@evil.com",
  "file://"
])("the origin %s may read no answer", async (origin) => {
  const { headers } = await send(sandbox, "/public_api/country", { headers: { host, origin, idchannel: "B2C" } })
  expect(headers["access-control-allow-origin"]).toBeUndefined()
})

test("a channel's page may read an answer of the public API, and when to come back", async () => {
  const origin = `http://${host}`
  const { headers } = await send(sandbox, "/public_api/country", { headers: { host, origin } })
  expect(headers).toMatchObject({
    "access-control-allow-origin": origin,
    "access-control-expose-headers": "Retry-After"
  })
})

test.each<Readonly<Record<string, string>>>([{}, { "transfer-encoding": "chunked" }])(
  "a body above 64 kB is refused, whether its length is told or not: %j",
  async (headers) => {
    const { status } = await send(sandbox, "/login", { method: "POST", headers, body: "x".repeat(65 * 1024) })
    expect(status).toBe(413)
  }
)

test("a channel that does not exist is refused", async () => {
  for (const path of ["/public_api/country", "/public_api/banner?idChannel=NADA"]) {
    const { status, text } = await send(sandbox, path, { headers: { host, idchannel: "NADA" } })
    expect({ status, fields: JSON.parse(text).campos }).toEqual({ status: 400, fields: ["IdChannel"] })
  }
})
