import { expect, test } from "vitest"
import { unknownHosts } from "./hosts"

const channels = [{ hosts: ["portal.example"], proxyHosts: ["api.portal.example"] }]
const documentAt = (documentURL: string) => JSON.stringify([{ header: { documents: [{ documentURL }] } }])

// PHP's json_encode escapes each slash.
test.each([
  ["GET /api_url", "https://api.portal.example/v1", []],
  ["GET /api_url", "https://api.unknown.example/v1", ["api.unknown.example"]],
  ["GET /api_url", "http://b2c.localhost:4000", []],
  ["GET /api_url", "/proxy", []],
  ["GET /api/sales", "https://portal.example/v.pdf", []],
  ["GET /api/sales", "https://unknown.example/v.pdf", ["unknown.example"]],
  ["GET /public_api/banner", "https://unknown.example/v.svg", []]
])("of %s %s the unknown hosts are %j, with its slashes escaped too", (call, address, unknown) => {
  const body = call === "GET /api/sales" ? documentAt(address) : JSON.stringify(address)
  expect(unknownHosts({ call, body, status: 200 }, channels)).toEqual(unknown)
  expect(unknownHosts({ call, body: body.replaceAll("/", "\\/"), status: 200 }, channels)).toEqual(unknown)
})
