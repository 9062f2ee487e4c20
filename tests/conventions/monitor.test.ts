import { describe, expect, test } from "vitest"
import { documentHeaders } from "../../contracts/sandbox/http/documents"
import { type Approved, approvedOf, paymentPath } from "../monitor/approved"
import { compare, type Seen } from "../monitor/compare"
import { filled } from "./filled"

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

describe("the monitor of the payment page (TR-26)", () => {
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

describe("a header that sends away", () => {
  const dist = filled({
    "index.html": "",
    "release/scripts.json": "[]",
    "release/hosting.json": JSON.stringify({ tracked: [] })
  })

  test.each([
    "reporting-endpoints",
    "report-to",
    "nel",
    "content-security-policy-report-only",
    "refresh",
    "clear-site-data"
  ])("is found: %s", (name) => {
    const headers = documentHeaders(paymentPath, { inline: { scripts: [], styles: [] }, connect: [], tracked: false })
    const seen = { ...usual, html: "", scripts: [], inline: [], headers: { ...headers, [name]: evil } }
    const [found, ...others] = compare(seen, approvedOf(dist, "marca.example", []))
    expect(found?.what).toBe(`${name}: ${evil}; approved: none`)
    expect(others).toEqual([])
  })
})
