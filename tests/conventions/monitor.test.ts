import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, expect, test } from "vitest"
import { documentHeaders } from "../../contracts/sandbox/http/documents"
import { type Approved, approvedOf, paymentPath } from "../watch/approved"
import { compare, type Seen } from "../watch/compare"

const origin = "https://marca.example"
const evil = "https://evil.example"
const headers = {
  "content-security-policy": "script-src 'self'; form-action 'self'",
  "integrity-policy-report-only": "on"
}
const html = '<script>a()</script><script src="/assets/a.js"></script>'
const approved: Approved = { html, headers, scripts: new Map([["/assets/a.js", "sha384-a"]]), connections: [] }
const usual: Seen = {
  origin,
  landed: `${origin}/cotizarcompletarpago`,
  status: 200,
  headers: { ...headers, date: "today" },
  html,
  scripts: [[`${origin}/assets/a.js`, "sha384-a"]],
  inline: ["a()"],
  targets: [`${origin}/x`],
  frames: [],
  connections: [
    [`${origin}/api_url`, "fetch"],
    ["data:image/svg+xml,", "image"]
  ]
}
const found = (changed: Partial<Seen>) => compare({ ...usual, ...changed }, approved).map(({ kind }) => kind)

describe("the watch of the payment page (TR-27)", () => {
  test("finds nothing where all is as released", () => expect(found({})).toEqual([]))

  test.each<readonly [string, Partial<Seen>]>([
    ["document", { landed: `${evil}/pay` }],
    ["document", { status: 503 }],
    ["header", { headers: { "content-security-policy": headers["content-security-policy"] } }],
    ["header", { headers: { ...headers, "content-security-policy": "script-src 'self' *; form-action 'self'" } }],
    ["header", { headers: { ...headers, "content-security-policy": "script-src 'self'" } }],
    ["script", { scripts: [[`${origin}/assets/a.js`, "sha384-b"]] }],
    ["script", { scripts: [[`${origin}/assets/b.js`, "sha384-a"]] }],
    ["script", { scripts: [[`${evil}/assets/a.js`, "sha384-a"]] }],
    ["script", { inline: ["a()", "b()"] }],
    ["form", { targets: [`${evil}/card`] }],
    ["frame", { frames: [`${evil}/pay`] }],
    ["connection", { connections: [[`${evil}/seen.gif`, "image"]] }]
  ])("names a %s for %j", (kind, changed) => expect(found(changed)).toEqual([kind]))

  test("names the document and its script where the document asks for another", () =>
    expect(found({ html: `${html}<script src="${evil}/s.js"></script>` })).toEqual(["document", "script"]))

  test("lets the page call an origin that was approved", () =>
    expect(compare({ ...usual, connections: [[`${evil}/x`, "fetch"]] }, { ...approved, connections: [evil] })).toEqual(
      []
    ))
})

describe("a brand whose browsers report (TR-28)", () => {
  const dist = mkdtempSync(join(tmpdir(), "release-"))
  afterAll(() => rmSync(dist, { recursive: true }))
  mkdirSync(join(dist, "release"))
  writeFileSync(join(dist, "index.html"), "")
  writeFileSync(join(dist, "release/scripts.json"), "[]")
  writeFileSync(join(dist, "release/hosting.json"), JSON.stringify({ reporting: ["marca.example"], tracked: [] }))

  const sent = documentHeaders(paymentPath, {
    ...{ inline: { scripts: [], styles: [] }, connect: [], tracked: false },
    reports: true
  })
  const told = (host: string, headers: Seen["headers"]) =>
    compare({ ...usual, html: "", scripts: [], inline: [], headers }, approvedOf(dist, host, [])).map(
      ({ what }) => what
    )

  test("raises no alarm", () => expect(told("marca.example", sent)).toEqual([]))

  test("may report to its own host alone", () =>
    expect(told("marca.example", { ...sent, "reporting-endpoints": `portal="${evil}/r"` })).toEqual([
      expect.stringMatching(/^reporting-endpoints: portal="https:\/\/evil\.example\/r"; approved: portal="\/reports"/)
    ]))

  test("is another than the brand that does not", () =>
    expect(told("otra.example", sent)).toEqual([
      expect.stringMatching(/^integrity-policy-report-only: /),
      expect.stringMatching(/^content-security-policy, report-uri: \/reports; approved: none/),
      expect.stringMatching(/^content-security-policy, report-to: portal; approved: none/),
      expect.stringMatching(/^reporting-endpoints: .*; approved: none/)
    ]))

  test.each([
    "reporting-endpoints",
    "report-to",
    "nel",
    "content-security-policy-report-only",
    "refresh",
    "clear-site-data"
  ])("a header that sends away is found where none was approved: %s", (name) => {
    const headers = documentHeaders(paymentPath, { inline: { scripts: [], styles: [] }, connect: [], tracked: false })
    expect(told("otra.example", { ...headers, [name]: evil })).toEqual([`${name}: ${evil}; approved: none`])
  })
})
