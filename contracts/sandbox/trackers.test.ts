import { describe, expect, test } from "vitest"
import { aBuildOf, startedSandbox } from "./started"
import { send } from "./testing"

const sandbox = await startedSandbox({
  dist: aBuildOf({ "index.html": "<!doctype html><style>body{margin:0}</style>" })
})

const at = (host: string, path: string) => send(sandbox, path, { headers: { host } })
const policyAt = async (host: string, path = "/") => {
  const text = String((await at(host, path)).headers["content-security-policy"])
  return new Map(text.split("; ").map((part) => [part.split(" ")[0], part.split(" ").slice(1)]))
}

describe("the policy of documents", () => {
  const tracked = ["asistencia.b2c.example", "asistencia.b2c-chile.example"]

  test.each(tracked)("on %s the shop's pages allow the trackers, by host", async (host) => {
    const policy = await policyAt(host, "/cotizar")
    const hosts = ["cdn.cookielaw.org", "www.googletagmanager.com", "www.clarity.ms", "scripts.clarity.ms"]
    expect(policy.get("script-src")).toEqual(["'self'", ...hosts.map((one) => `https://${one}`)])
    expect(policy.get("connect-src")).toContain("https://*.google-analytics.com")
    expect(policy.get("style-src")).toEqual(["'self'", "'unsafe-inline'"])
    expect(policy.get("default-src")).toEqual(["'none'"])
  })

  test.each([
    ["asistencia.b2c.example", "/cotizarcompletarpago"],
    ["asistencia.b2c.example", "/TusDatos/"],
    ["asistencia.b2c.example", "/compraexterna"],
    ["asistencia.belo.example", "/"],
    ["b2c.localhost:4000", "/"],
    ["127.0.0.1:4000", "/"],
    ["evil.example", "/"]
  ])("on %s%s allows no other host", async (host, path) => {
    const policy = await policyAt(host, path)
    expect(policy.get("script-src")).toEqual(["'self'"])
    expect(policy.get("connect-src")).toEqual(["'self'"])
    expect(policy.get("img-src")).toEqual(["'self'", "data:"])
    expect(policy.get("style-src")).toEqual(["'self'", expect.stringMatching(/^'sha256-/)])
  })
})

describe("the hosts of trackers", () => {
  test("take reports and serve nothing else: no page, no call, no file of the portal", async () => {
    expect((await at("www.google-analytics.com", "/g/collect?en=purchase")).status).toBe(204)
    for (const [host, path] of [
      ["cdn.cookielaw.org", "/"],
      ["www.googletagmanager.com", "/userinfo"],
      ["www.clarity.ms", "/tag/../../package.json"],
      ["www.google-analytics.com", "/index.html"]
    ] as const)
      expect([host, (await at(host, path)).status]).toEqual([host, 404])
  })
})
