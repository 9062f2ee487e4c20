import { afterAll, expect, test } from "vitest"
import { localServer } from "../localServer"
import { proxyOrigin } from "./proxy"
import { startedSandbox } from "./started"
import { send } from "./testing"

const backEnd = await localServer()
const target = backEnd.origin
const sandbox = await startedSandbox({ proxyTarget: target })
const arrived = () => backEnd.received.at(-1)
backEnd.answerWith((response) => {
  const { headers, url } = response.req
  if (url === "/login") response.writeHead(302, { location: `${target}/identidad`, "set-cookie": ["a=1", "b=2"] })
  else response.writeHead(418, { "content-type": "application/json", "cache-control": "max-age=60" })
  response.end(headers["x-names-itself"] ? JSON.stringify(`${target}/v1`) : '{"de":"atrás"}')
})
afterAll(() => backEnd.close())

test.each(["/userinfo", "/api/user/info", "/one_trust?idChannel=B2C", "/public_api/country"])(
  "%s goes to the real back end and comes back as it answered",
  async (path) => {
    const answer = await send(sandbox, path, { headers: { idchannel: "B2C", cookie: "s=1" } })
    expect(answer).toMatchObject({ status: 418, text: '{"de":"atrás"}' })
    expect(answer.headers).toMatchObject({ "cache-control": "no-store", "x-content-type-options": "nosniff" })
    expect(arrived()?.path).toBe(path)
    expect(arrived()?.headers).toMatchObject({ idchannel: "B2C", cookie: "s=1", host: target.slice(7) })
  }
)

test("a back end that names itself as the proxy is reached through the portal's host", async () => {
  const headers = { host: "b2c.localhost", "x-names-itself": "1" }
  expect((await send(sandbox, "/api_url", { headers })).text).toBe('"http://b2c.localhost/v1"')
})

test("a body passes unchanged, and the back end gets its own origin in place of ours", async () => {
  const body = JSON.stringify({ quote: { Age: [34] } })
  const headers = { "content-type": "application/json", host: "b2c.localhost", origin: "http://b2c.localhost" }
  await send(sandbox, "/public_api/sales/quote", { method: "POST", body, headers })
  expect(arrived()?.body).toBe(body)
  expect(arrived()?.headers.origin).toBe(target)
  await send(sandbox, "/api/sales/enroll", {
    method: "POST",
    body,
    headers: { ...headers, origin: "https://evil.example" }
  })
  expect(arrived()?.headers.origin).toBe("https://evil.example")
})

test("cookies and redirects reach the visitor", async () => {
  const { status, headers } = await send(sandbox, "/login", { headers: { host: "b2c.localhost" } })
  expect(status).toBe(302)
  expect(headers.location).toBe("http://b2c.localhost/identidad")
  expect(headers["set-cookie"]).toEqual(["a=1", "b=2"])
})

test.each(["http://example.com", "ftp://x", "nada", "http://127.0.0.1.evil.com"])("%s is no target", (text) => {
  expect(() => proxyOrigin(text)).toThrow("https")
})
