import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { connect } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { aPassenger, aSale, logIn, postSale } from "./selling"
import { type Sandbox, startSandbox } from "./server"
import { aQuote, postQuote, send } from "./testing"

// OU-28. The rest of the attack list (stories/operating/evidence/attacks) is held by the tests that it names.
let sandbox: Sandbox
let dist: string
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), "sandbox-attacks-"))
  await writeFile(join(dist, "index.html"), "<!doctype html><title>shell</title>")
  sandbox = await startSandbox({ port: 0, dist, reports: true, now: () => new Date("2026-02-01T12:00:00Z") })
}, 60_000)
afterAll(async () => {
  await sandbox.close()
  await rm(dist, { recursive: true, force: true })
})

const host = "b2c.localhost"
const ask = (path: string, headers: Readonly<Record<string, string>> = {}, method = "GET") =>
  send(sandbox, path, { method, headers: { host, ...headers } })

/** Writes bytes that no client would send; resolves to all that comes back. */
const raw = (text: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(sandbox.port, "127.0.0.1", () => socket.write(text))
    let told = ""
    socket.setTimeout(3_000, () => socket.destroy())
    socket.on("data", (part) => {
      told += part.toString("latin1")
    })
    socket.on("close", () => resolve(told))
    socket.on("error", reject)
  })

describe("a header of another proxy", () => {
  const evil = "evil.example"
  const forged = ["x-forwarded-host", "x-host", "x-forwarded-server", "x-original-host", "forwarded"]
  test.each(forged)("%s names no host of an answer", async (name) => {
    const value = name === "forwarded" ? `host=${evil};proto=https` : evil
    for (const path of ["/login", "/logout", "/api_url", "/"]) {
      const { headers, text } = await ask(path, { [name]: value })
      expect(JSON.stringify(headers) + text).not.toContain(evil)
    }
  })

  test.each(["x-original-url", "x-rewrite-url"])("%s leads to no other path", async (name) => {
    const { text } = await ask("/", { [name]: "/_sandbox/requests" })
    expect(text).toContain("<title>shell</title>")
  })

  test("x-http-method-override changes no method", async () => {
    const { status } = await ask("/reports", { "x-http-method-override": "POST" })
    expect(status).not.toBe(204)
  })

  test("x-forwarded-proto is not believed without a proxy in front", async () => {
    const { headers } = await ask("/login", { "x-forwarded-proto": "https" })
    expect(String(headers.location)).toMatch(/^http:\/\//)
    expect(String(headers["set-cookie"])).not.toContain("__Host-")
  })

  test("connection cannot strip the key of a sale", async () => {
    const key = "6f9619ff-8b86-4d01-b42d-00c04fc964ff"
    const sent = { method: "POST", body: JSON.stringify(aSale()) }
    const headers = { host, idchannel: "B2C", "content-type": "application/json", "idempotency-key": key }
    const sell = async (connection: string) =>
      (await send(sandbox, "/public_api/sales/enroll", { ...sent, headers: { ...headers, connection } })).text
    expect(await sell("close, idempotency-key")).toBe(await sell("close"))
  })
})

describe("a request that two servers read differently", () => {
  const head = `Host: ${host}\r\nContent-Type: application/json\r\n`
  test.each([
    ["two lengths", `POST /reports HTTP/1.1\r\n${head}Content-Length: 2\r\nContent-Length: 40\r\n\r\n[]`],
    [
      "a length and chunks",
      `POST /reports HTTP/1.1\r\n${head}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`
    ],
    ["a blank before a colon", `GET / HTTP/1.1\r\nHost : ${host}\r\n\r\n`],
    ["a folded header", `GET / HTTP/1.1\r\nHost: ${host}\r\n evil.example\r\n\r\n`],
    ["a control in a header", `GET / HTTP/1.1\r\nHost: ${host}\r\nX: a\u0000b\r\n\r\n`],
    [
      "a chunk of a wrong size",
      `POST /reports HTTP/1.1\r\n${head}Transfer-Encoding: chunked\r\n\r\nZZ\r\n[]\r\n0\r\n\r\n`
    ]
  ])("%s: 400, and the connection ends", async (_, text) => {
    const told = await raw(`${text}GET /_sandbox/requests HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
    expect(told).toMatch(/^HTTP\/1\.1 400 /)
    expect(told.match(/^HTTP\/1\.1/gm)).toHaveLength(1)
  })

  test.each(["http://evil.example/login", "https://evil.example/", "*", "evil.example:443"])(
    "the target %s, which names a host of its own, is refused",
    async (target) => {
      const told = await raw(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
      expect(told).toMatch(/^HTTP\/1\.1 400 /)
      expect(told).not.toContain("evil.example")
    }
  )

  test("a target that repeats the host, as a proxy is asked, gets the same page", async () => {
    const told = (target: string) => raw(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
    expect(await told(`http://${host}/faqs`)).toMatch(/^HTTP\/1\.1 200 /)
    expect(await told(`http://${host}.evil.example/faqs`)).toMatch(/^HTTP\/1\.1 400 /)
  })
})

test.each(["TRACE", "PROPFIND", "PUT", "DELETE", "PATCH"])("%s changes and repeats nothing", async (method) => {
  const { status, text } = await ask("/faqs", { "x-marker": "QWERTA" }, method)
  expect([status, text.includes("QWERTA")]).toEqual([405, false])
})

describe("a name of JavaScript's own", () => {
  const own = ["__proto__", "constructor", "toString", "hasOwnProperty", "valueOf"]
  test.each(own)("%s is no coupon, plan, country, channel or card", async (name) => {
    const coupon = await postQuote(sandbox, aQuote({ PromotionalCode: name }))
    const without = await postQuote(sandbox, aQuote())
    expect([coupon.status, coupon.text]).toEqual([200, without.text])
    expect((await postQuote(sandbox, aQuote({ DestinationCountryIsoCode: name }))).status).toBe(400)
    const unknown = await postQuote(sandbox, aQuote({ Product: ["NADA"] }))
    expect((await postQuote(sandbox, aQuote({ Product: [name] }))).text).toBe(unknown.text)
    for (const path of [`/one_trust?idChannel=${name}`, `/public_api/banner?idChannel=${name}`])
      expect((await ask(path)).status).toBe(400)
    expect((await ask(`/public_api/state/country/${name}`, { idchannel: "B2C" })).status).toBe(404)
    for (const field of ["ATSPProductId", "IdPaymentPlan", "PromotionalCode", "ProductorCode"])
      expect((await postSale(sandbox, aSale({ [field]: name }))).status).toBe(400)
  })

  test("in a body changes no other object", async () => {
    const body = JSON.stringify(aQuote()).replace(
      "{",
      '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},'
    )
    await send(sandbox, "/public_api/sales/quote", { method: "POST", headers: { host, idchannel: "B2C" }, body })
    expect(Reflect.get({}, "polluted")).toBeUndefined()
  })
})

describe("a sale that the buyer changes", () => {
  test.each([0, -1, 0.01, 1e-9, 1e308, -0, null, "1450.5", [1450.5], { valueOf: 1 }])(
    "with the rate %j is refused",
    async (USDValue) => expect((await postSale(sandbox, aSale({ USDValue }))).status).toBe(400)
  )

  test("with a key twice is judged by the value that counts", async () => {
    const body = JSON.stringify(aSale()).replace('"USDValue":1450.5', '"USDValue":1450.5,"USDValue":1')
    const headers = { host, idchannel: "B2C", "content-type": "application/json" }
    expect((await send(sandbox, "/public_api/sales/enroll", { method: "POST", headers, body })).status).toBe(400)
  })

  test.each([
    ["a traveller not yet born", { DateOfBirth: "2027-05-20" }],
    ["a second e-mail", { Email: "lucia@example.com,ladron@evil.example" }],
    ["a header of a mail", { Email: "lucia@example.com\r\nBcc: ladron@evil.example" }]
  ])("with %s is refused", async (_, fields) =>
    expect((await postSale(sandbox, aSale({ Passengers: [aPassenger(fields)] }))).status).toBe(400)
  )
})

describe("a heavy request", () => {
  test("brackets without end, keys by the thousand and long numbers get a refusal soon", async () => {
    const started = performance.now()
    const bodies = ["[".repeat(60_000), `{${'"a":1,'.repeat(9_000)}"b":1}`, `{"quote":${"9".repeat(60_000)}}`]
    for (const body of bodies)
      for (const path of ["/public_api/sales/quote", "/public_api/sales/enroll", "/reports"]) {
        const headers = { host, idchannel: "B2C", "content-type": "application/json" }
        expect((await send(sandbox, path, { method: "POST", headers, body })).status).toBeLessThan(500)
      }
    expect(performance.now() - started).toBeLessThan(15_000)
  })

  test("a hundred ranges of a file send it once", async () => {
    const { status, headers } = await ask("/", { range: `bytes=${"0-,".repeat(100)}0-` })
    expect([status, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"])
  })

  test("an answer with data is not compressed, so that its length tells nothing of it", async () => {
    const { headers } = await ask("/userinfo", { "accept-encoding": "br, gzip" })
    expect(headers["content-encoding"]).toBeUndefined()
  })

  test("a thousand reports leave five hundred", async () => {
    const body = JSON.stringify([{ type: "crash", url: "https://b2c.localhost/", body: {} }])
    const headers = { host, "content-type": "application/reports+json" }
    for (let sent = 0; sent < 600; sent += 1) await send(sandbox, "/reports", { method: "POST", headers, body })
    const kept = await ask("/_sandbox/reports")
    expect(JSON.parse(kept.text)).toHaveLength(500)
  })
})

describe("a page of another site", () => {
  const forged = { method: "POST", body: JSON.stringify([{ type: "crash", url: "https://forged.example/", body: {} }]) }
  test.each([
    ["cross-site", "application/csp-report", 403],
    ["same-site", "application/reports+json", 403],
    ["none", "application/csp-report", 403],
    ["same-origin", "text/plain", 415],
    ["same-origin", "application/json", 415]
  ])("that is %s, with %s, writes no report of a browser", async (site, type, status) => {
    const headers = { host, "content-type": type, "sec-fetch-site": site }
    expect((await send(sandbox, "/reports", { ...forged, headers })).status).toBe(status)
    expect((await ask("/_sandbox/reports")).text).not.toContain("forged.example")
  })

  test("cannot tell a visitor with a session from one without by what it may load", async () => {
    const cookie = await logIn(sandbox, "ana@example.com")
    for (const headers of [{ cookie }, {}])
      for (const path of ["/userinfo", "/api/user/info", "/api/sales"]) {
        const { headers: told } = await ask(path, headers)
        expect(told["cross-origin-resource-policy"]).toBe("same-origin")
        expect(told["x-content-type-options"]).toBe("nosniff")
      }
  })
})

test("two hundred requests that never end keep no visitor waiting", async () => {
  const open = Array.from({ length: 200 }, () => {
    const socket = connect(sandbox.port, "127.0.0.1", () => socket.write(`GET / HTTP/1.1\r\nHost: ${host}\r\nX-Slow: `))
    socket.on("error", () => undefined)
    return socket
  })
  const started = performance.now()
  expect((await ask("/userinfo")).status).toBeLessThan(300)
  expect(performance.now() - started).toBeLessThan(3_000)
  for (const socket of open) socket.destroy()
})

test.each([
  "https://asistencia.b2c.example.evil.com",
  "https://evil-b2c.example",
  "null",
  "https://b2c.localhost@evil.com",
  "file://"
])("the origin %s may read no answer", async (origin) => {
  const { headers } = await ask("/public_api/country", { origin, idchannel: "B2C" })
  expect(headers["access-control-allow-origin"]).toBeUndefined()
  expect(headers["access-control-allow-credentials"]).toBeUndefined()
})
