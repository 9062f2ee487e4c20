import { afterAll, describe, expect, test } from "vitest"
import { aChannel } from "../../contracts/fixtures/channel"
import { threePlans } from "../../contracts/fixtures/plans"
import { wirePlan } from "../../contracts/fixtures/wirePlan"
import { documentHeaders } from "../../contracts/sandbox/http/documents"
import { listen } from "../../contracts/verifier/listen"
import { type Approved, approvedOf, paymentPath } from "../monitor/approved"
import { compare, type Seen } from "../monitor/compare"
import { lookAt } from "../monitor/looks"
import { filled } from "./filled"

/** What a build lists of itself. */
const lists = { "release/scripts.json": "[]", "release/hosting.json": JSON.stringify({ tracked: [] }) }

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

describe("the monitor of the payment page (TR-27)", () => {
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
  const dist = filled({ "index.html": "", ...lists })

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
    expect([found?.what, others]).toEqual([`${name}: ${evil}; approved: none`, []])
  })
})

describe("what else money and people hang on (OU-26)", () => {
  const files: Readonly<Record<string, string>> = {
    "marca/index.html": "<h1>Viajá</h1>",
    "Docs/marca/terminosycondiciones.pdf": "%PDF terms",
    "Docs/marca/priva.pdf": "%PDF privacy",
    "asistencia.js": "on()",
    "asistencia.off.js": "off()"
  }
  const dist = filled({ ...files, ...lists })
  const published: Readonly<Record<string, string>> = {
    "/": files["marca/index.html"] ?? "",
    ...Object.fromEntries(Object.entries(files).map(([file, text]) => [`/${file}`, text])),
    "/config/estado.json": "{}",
    "/api_url": '"/proxy"',
    "/proxy/public_api/sales/quote": JSON.stringify(threePlans.map(wirePlan))
  }
  let changed: Readonly<Record<string, string>> = {}
  let cached = "no-cache"
  const home = documentHeaders("/", { inline: { scripts: [], styles: [] }, connect: [], tracked: false })
  const provider = listen(({ url = "" }, answer) => {
    const text = { ...published, ...changed }[url]
    answer.writeHead(text === undefined ? 404 : 200, { ...home, "cache-control": cached }).end(text)
  })
  afterAll(async () => (await provider).close())
  const seen = async (now: typeof changed) => {
    changed = now
    const origin = `http://marca.localhost:${(await provider).port}`
    return lookAt({ channel: aChannel, origin, dist, connect: [] })
  }

  test("raises no alarm where all is as released, nor where the operator stopped the sale or the worker", async () => {
    expect(await seen({})).toEqual([])
    expect(await seen({ "/config/estado.json": '{"B2C":{"venta":false}}', "/asistencia.js": "off()" })).toEqual([])
  })

  test.each([
    ["/", "<h1>Otra</h1>", /^home: is not marca\/index\.html of the release/],
    ["/config/estado.json", "{", /^switches: .*JSON/],
    ["/config/estado.json", '{"B2C":{"ventas":false}}', /^switches: the row of B2C has wrong fields: ventas/],
    ["/config/estado.json", `{}${" ".repeat(1023)}`, /^switches: has 1025 bytes/],
    ["/api_url", '"https://evil.example"', /^quote: .*leads to https:\/\/evil\.example/],
    ["/proxy/public_api/sales/quote", "[]", /^quote: has no plan/],
    ["/proxy/public_api/sales/quote", '{"a":1}', /^quote: cannot be read/],
    ["/Docs/marca/priva.pdf", "%PDF other", /^documents: priva is not/],
    ["/asistencia.js", "0", /^worker: is not/]
  ])("names %s that is %s", async (path, text, words) =>
    expect(await seen({ [path]: text })).toEqual([expect.stringMatching(words)])
  )

  test("names what a cache may keep", async () => {
    cached = "max-age=86400"
    expect(await seen({})).toEqual([
      expect.stringMatching(/^switches: may be cached/),
      expect.stringMatching(/^worker: may be cached/)
    ])
    cached = "no-cache"
  })
})
