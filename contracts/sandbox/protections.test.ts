import { beforeEach, describe, expect, test } from "vitest"
import { aMail, aSale, aUser, logIn } from "./selling"
import { mailsOf, startedSandbox } from "./started"
import { send } from "./testing"

const sandbox = await startedSandbox()
let cookie: string
beforeEach(async () => {
  for (const path of ["correo", "people"]) await send(sandbox, `/_sandbox/${path}`, { method: "DELETE" })
  cookie = await logIn(sandbox, "bruno@example.com")
})

const host = "b2c.localhost:4000"
const right = { host, idchannel: "B2C", "x-requested-with": "XMLHttpRequest", "content-type": "application/json" }

const changes: readonly (readonly [string, unknown])[] = [
  ["/api/user/save", aUser()],
  ["/api/sales/enroll", aSale()],
  ["/api/sales/mail", aMail()]
]

const ask = async (path: string) => JSON.parse((await send(sandbox, path, { headers: { ...right, cookie } })).text)

/** Everything that one of the calls could change. */
const changed = async () => {
  const mails = await mailsOf(sandbox)
  const { error } = await ask("/api/user/info")
  return { mails, sales: await ask("/api/sales"), registered: error === undefined }
}

const foreign: readonly (readonly [string, number, Readonly<Record<string, string | undefined>>])[] = [
  ["no marker", 403, { "x-requested-with": undefined }],
  ["another marker", 403, { "x-requested-with": "fetch" }],
  ["the origin of another site", 403, { origin: "https://evil.example" }],
  ["the origin of another channel", 403, { origin: "http://belo.localhost:4000" }],
  ["an origin that is hidden", 403, { origin: "null" }],
  ["a browser that says same-site", 403, { "sec-fetch-site": "same-site" }],
  ["a form", 415, { "content-type": "application/x-www-form-urlencoded" }],
  ["almost JSON", 415, { "content-type": "application/jsonp" }],
  ["no kind", 415, { "content-type": undefined }]
]

const without = (headers: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))

// TR-21
describe("with a valid session and with", () => {
  test.each(foreign)("%s, a POST answers %i and changes nothing", async (_, status, headers) => {
    for (const [path, body] of changes) {
      const sent = { method: "POST", headers: without({ ...right, cookie, ...headers }), body: JSON.stringify(body) }
      expect([path, (await send(sandbox, path, sent)).status]).toEqual([path, status])
    }
    expect(await changed()).toEqual({ mails: [], sales: [], registered: false })
  })

  test("with the portal's own headers, each call acts", async () => {
    const same = { ...right, cookie, origin: `http://${host}`, "sec-fetch-site": "same-origin" }
    for (const [path, body] of changes) {
      const headers = { ...same, "content-type": "application/json; charset=utf-8" }
      const answer = await send(sandbox, path, { method: "POST", headers, body: JSON.stringify(body) })
      expect([path, answer.status]).toEqual([path, 200])
    }
    const { mails, registered, sales } = await changed()
    expect({ mails: mails.length, sales: sales.length, registered }).toEqual({ mails: 2, sales: 1, registered: true })
  })

  test.each(changes)("the browser's preflight, %s is still closed to another site", async (path) => {
    const headers = { host, origin: "https://evil.example", "access-control-request-method": "POST" }
    const answer = await send(sandbox, path, { method: "OPTIONS", headers })
    expect(answer.status).toBe(404)
    expect(Object.keys(answer.headers).filter((name) => name.startsWith("access-control"))).toEqual([])
  })
})

test.each([
  ["cross-site", true],
  ["same-site", true],
  ["same-origin", false],
  ["none", false]
])("a /logout that a browser calls %s leaves the session: %s", async (site, stays) => {
  const leave = await send(sandbox, "/logout", { headers: { host, cookie, "sec-fetch-site": site } })
  expect(leave).toMatchObject({ status: 302, headers: { location: "/" } })
  expect(leave.headers["set-cookie"] === undefined).toBe(stays)
  expect((await send(sandbox, "/api/sales", { headers: { ...right, cookie } })).status).toBe(stays ? 200 : 401)
})

test("behind https the session's cookie is Secure", async () => {
  const login = async (headers: Readonly<Record<string, string>>) => {
    const sent = { method: "POST", headers: { host, ...headers }, body: "email=bruno%40example.com&password=viaje" }
    const form = { ...sent.headers, "content-type": "application/x-www-form-urlencoded" }
    return (await send(sandbox, "/login", { ...sent, headers: form })).headers["set-cookie"]
  }
  expect(await login({ "x-forwarded-proto": "https" })).toEqual([expect.stringMatching(/HttpOnly; .*; Secure$/)])
  expect(await login({})).toEqual([expect.not.stringContaining("Secure")])
})
