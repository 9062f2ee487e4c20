import { describe, expect, test } from "vitest"
import { allowedProxy, readApiUrl } from "./allowedProxy"

const portal = "https://portal.example.com"
const local = "http://marca.localhost:4000"
const proxyHosts = ["api.example.com", "api.example.com:8443"]

const allowed: ReadonlyArray<readonly [page: string, address: string, base: string]> = [
  [portal, "https://api.example.com", "https://api.example.com"],
  [portal, "https://api.example.com/", "https://api.example.com"],
  [portal, "https://api.example.com/v1//", "https://api.example.com/v1"],
  [portal, "https://API.example.com", "https://api.example.com"],
  [portal, "https://api.example.com:443", "https://api.example.com"],
  [portal, "https://api.example.com:8443", "https://api.example.com:8443"],
  [portal, portal, portal],
  [portal, "/proxy/", `${portal}/proxy`],
  [portal, "/", portal],
  ["http://portal.example.com", "http://portal.example.com/", "http://portal.example.com"],
  [local, "http://marca.localhost:4000", "http://marca.localhost:4000"],
  [local, "http://localhost:5000/x/", "http://localhost:5000/x"],
  [local, "http://127.0.0.1:5000", "http://127.0.0.1:5000"],
  [local, "https://otra.localhost", "https://otra.localhost"],
  [local, "http://[::1]:5000", "http://[::1]:5000"],
  [local, "https://api.example.com", "https://api.example.com"]
]

const refused: ReadonlyArray<readonly [page: string, address: string]> = [
  [portal, ""],
  [portal, "/\\api.example.com"],
  [portal, "//api.example.com"],
  [portal, "api.example.com"],
  [portal, "<!doctype html>"],
  [portal, "https://evil.example"],
  [portal, "https://api.example.com.evil.example"],
  [portal, "https://evil.example/api.example.com"],
  [portal, "https://api.example.com@evil.example"],
  [portal, "https://user:key@api.example.com"],
  [portal, "https://user@api.example.com"],
  [portal, "https://api.example.com:9999"],
  [portal, "https://api.example.com."],
  [portal, "https://api.example.com?to=evil"],
  [portal, "https://api.example.com#evil"],
  [portal, "http://api.example.com"],
  [portal, "http://portal.example.com"],
  [portal, "http://localhost:4000"],
  [portal, "https://127.0.0.1"],
  [portal, "javascript:alert(1)"],
  [portal, "data:text/html,x"],
  [local, "http://api.example.com"],
  [local, "http://localhost.evil.example"],
  [local, "http://evil-localhost"],
  [local, "http://127.0.0.1.evil.example"],
  [local, "ftp://marca.localhost:4000"]
]

// TR-18
describe("the proxy", () => {
  test.each(allowed)("on %s may be %s", (origin, address, base) => {
    expect(allowedProxy(address, { origin, proxyHosts })).toBe(base)
  })

  test.each(refused)("on %s may not be %j", (origin, address) => {
    expect(allowedProxy(address, { origin, proxyHosts })).toBeUndefined()
  })
})

describe("/api_url may answer", () => {
  const address = "https://api.example.com/v1"
  test.each([
    address,
    `\n${address}\n`,
    JSON.stringify(address),
    JSON.stringify({ url: address }),
    JSON.stringify({ api_url: address, more: 1 }),
    JSON.stringify({ proxy: address })
  ])("with %j", (text) => expect(readApiUrl(text)).toBe(address))

  test.each(["", "null", "7", "[]", "{}", '{"url":7}', "<!doctype html>"])(
    "with %j, which is not an address",
    (text) => {
      expect(allowedProxy(readApiUrl(text), { origin: portal, proxyHosts })).toBeUndefined()
    }
  )
})

test("a hostile address does not slow the reading down", () => {
  const started = process.cpuUsage()
  const address = `https://api.example.com/${"/".repeat(100_000)}x`
  expect(allowedProxy(address, { origin: "https://portal.example.com", proxyHosts: ["api.example.com"] })).toBe(address)
  expect(process.cpuUsage(started).user).toBeLessThan(250_000)
})
