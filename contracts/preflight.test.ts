import { afterAll, expect, test } from "vitest"
import { localServer } from "./localServer"
import { askPreflight, originsOf } from "./verifier/preflight"

const server = await localServer()
afterAll(() => server.close())

const origin = "https://shop.example"
const usual = "Content-Type, IdChannel, X-Requested-With, Cache-Control, Pragma"
const ask = (headers: Readonly<Record<string, string>>, status = 204) => {
  server.answerWith((response) => response.writeHead(status, headers).end())
  return askPreflight(`${server.origin}/`, origin)
}
const allowing = (headers: string, from = origin) => ({
  "access-control-allow-origin": from,
  "access-control-allow-headers": headers
})

test("sends the preflight of a browser before a sale", async () => {
  await ask({})
  expect(server.received).toMatchObject([
    {
      method: "OPTIONS",
      path: "/public_api/sales/enroll",
      headers: {
        origin,
        "access-control-request-method": "POST",
        "access-control-request-headers": "cache-control,content-type,idchannel,idempotency-key,pragma,x-requested-with"
      }
    }
  ])
})

test.each([
  [allowing(`${usual}, Idempotency-Key`), undefined],
  [allowing("*", "*"), undefined],
  [allowing(usual), "Access-Control-Allow-Headers leaves out idempotency-key"],
  [
    allowing(`${usual}, Idempotency-Key`, "https://other.example"),
    "Access-Control-Allow-Origin is 'https://other.example'"
  ],
  [allowing("*", "*, *"), "Access-Control-Allow-Origin is '*, *'"],
  [{ ...allowing("*"), "access-control-allow-methods": "GET" }, undefined],
  [{}, "Access-Control-Allow-Origin is ''"]
])("an answer with %j: %s", async (headers, told) => {
  expect(await ask(headers)).toBe(told)
})

test("a status other than 2xx allows nothing", async () => {
  expect(await ask(allowing("*", "*"), 404)).toBe("it answers 404")
})

test("a page of the provider's own origin sends no preflight", async () => {
  server.answerWith((response) => response.writeHead(500).end())
  expect(await askPreflight(server.origin, server.origin)).toBeUndefined()
  expect(server.received).toEqual([])
})

test("the pages of a provider are those of the channels that name its host", () => {
  const channels = [
    { hosts: ["a.example", "a.localhost"], proxyHosts: ["api.example:8443"] },
    { hosts: ["b.example"], proxyHosts: ["other.example"] }
  ]
  expect(originsOf("https://api.example:8443/v1", channels)).toEqual(["https://a.example"])
  expect(originsOf("http://localhost:8080", channels)).toEqual([])
})
