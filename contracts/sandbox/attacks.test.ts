import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { connect } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { aSale, postSale } from "./selling"
import { type Sandbox, startSandbox } from "./server"
import { aQuote, postQuote, send } from "./testing"

// OU-28. The rest of the attack list (stories/operating/evidence/attacks.md) is held by the tests
// that it names.
let sandbox: Sandbox
let dist: string
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), "sandbox-attacks-"))
  await writeFile(join(dist, "index.html"), "<!doctype html><title>shell</title>")
  sandbox = await startSandbox({ port: 0, dist, now: () => new Date("2026-02-01T12:00:00Z") })
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

  test("x-forwarded-proto is not believed without a proxy in front", async () => {
    const { headers } = await ask("/logout", { "x-forwarded-proto": "https" })
    expect(String(headers["set-cookie"])).not.toContain("__Host-")
  })
})

describe("a request's target", () => {
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
})

describe("a sale that the buyer changes", () => {
  test.each([0, -1, 0.01, 1e-9, 1e308, -0, null, "1450.5", [1450.5], { valueOf: 1 }])(
    "with the rate %j is refused",
    async (USDValue) => expect((await postSale(sandbox, aSale({ USDValue }))).status).toBe(400)
  )
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
