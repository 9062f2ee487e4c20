import { execFile } from "node:child_process"
import { join } from "node:path"
import { stripVTControlCharacters } from "node:util"
import { beforeAll, expect, test } from "vitest"
import { startSandbox } from "./sandbox/server"
import { type Answer, type Fault, instead, replaced, startFaultyProvider } from "./verifier/faultyProvider"

// A provider with one fault for each call: the verifier reports exactly that fault.

type Json = Record<string, unknown>

/** Changes the JSON of an answer with status 200. */
const changed =
  (change: (body: unknown) => unknown): Fault =>
  (answer) =>
    answer.status === 200 ? { ...answer, body: JSON.stringify(change(JSON.parse(answer.body))) } : answer

const rows = (change: (row: Json) => Json) => changed((body) => (Array.isArray(body) ? body.map(change) : body))

const withStatus =
  (status: number, headers: Answer["headers"] = {}): Fault =>
  (answer) => ({ ...answer, status, headers: { ...answer.headers, ...headers } })

const page: Fault = (answer) => ({
  ...answer,
  headers: { ...answer.headers, "content-type": "text/html; charset=utf-8" },
  body: "<!doctype html><title>Mantenimiento</title>"
})

const untyped: Fault = ({ headers: { "content-type": _, ...headers }, ...answer }) => ({ ...answer, headers })

/** A fault of a call, the call of the pacts that must fail by it, and what `verify` tells of it. */
interface Planted {
  readonly fault: string
  readonly call: string
  readonly asked: string
  readonly change: Fault
  readonly told: string
}

const cases: ReadonlyArray<Planted> = [
  {
    fault: "a field renamed",
    call: "POST /public_api/sales/quote",
    asked: "a visitor who looks for plans for a trip",
    change: rows(({ Amount, ...row }) => ({ ...row, Price: Amount })),
    told: "body $[0].Amount: is missing, wanted 136862.4; instead there is Price (and 7 more at $[*].Amount)"
  },
  {
    fault: "an id of 0",
    call: "GET /public_api/country",
    asked: "a buyer who has to choose a country",
    change: rows((row) => ({ ...row, idCountry: 0 })),
    told: "body $[0].idCountry: wanted a number above 0 or a text such as"
  },
  {
    fault: "a redirect",
    call: "POST /public_api/sales/mail",
    asked: "a visitor who wants plans by mail",
    change: withStatus(302, { location: "/public_api/sales/mails" }),
    told: "status: wanted any 2xx, got 302, and the portal follows no redirect"
  },
  {
    fault: "a page in the place of JSON",
    call: "GET /public_api/banner",
    asked: "a page that asks for the banner on top of it",
    change: page,
    told: "body: wanted application/json, got text/html;charset=utf-8: <!doctype html><title>Mantenimiento</title>"
  },
  {
    fault: "JSON that is cut off",
    call: "POST /public_api/valueslist",
    asked: "a buyer who has to choose a type of document",
    change: (answer) => ({ ...answer, body: answer.body.slice(0, -4) }),
    told: "body $: is no JSON (EOF while parsing a string at line 1 column 159)"
  },
  {
    fault: "no answer",
    call: "POST /public_api/notification/request",
    asked: "a visitor who wants to be called",
    change: () => "cut",
    told: "no answer came, wanted status 200"
  },
  {
    fault: "no answer where the bank says nothing",
    call: "POST /public_api/sales/enroll",
    asked: "a buyer of whose card the bank says nothing",
    change: () => "cut",
    told: "no answer came: "
  },
  {
    fault: "null for a list",
    call: "GET /api/sales",
    asked: "a buyer who looks for vouchers",
    change: rows((row) => ({ ...row, header: { documents: null } })),
    told: 'body $[0].header.documents: wanted a list such as [{"documentByte":'
  },
  {
    fault: "a header left out",
    call: "GET /api/user/info",
    asked: "a page that asks what its visitor registered",
    change: untyped,
    told: "header Content-Type: wanted application/json, got none"
  },
  {
    fault: "a time that is none",
    call: "GET /public_api/sales/external/getquote",
    asked: "a customer who follows the link of a partner",
    change: replaced(/"expiresDateTime":"[^"]+"/, '"expiresDateTime":"mañana"'),
    told: "body $.data.expiresDateTime: wanted a time such as 2026-12-20T23:59:59, got 'mañana'"
  }
]

const verify = (args: ReadonlyArray<string>) =>
  new Promise<{ readonly status: number; readonly output: string }>((resolve) => {
    const tsx = join(import.meta.dirname, "../node_modules/tsx/dist/cli.mjs")
    execFile(process.execPath, [tsx, join(import.meta.dirname, "run.ts"), "verify", ...args], (error, stdout, stderr) =>
      resolve({ status: Number(error?.code ?? 0), output: stripVTControlCharacters(stdout + stderr) })
    )
  })

/** Lines of differences, by description of the call. */
const told = new Map<string, ReadonlyArray<string>>()
let finished = { status: 0, output: "" }

/** Verifies these calls of the sandbox behind faults. */
const verifyBehind = async (
  faults: Readonly<Record<string, Fault>>,
  asked: ReadonlyArray<string>,
  more: ReadonlyArray<string> = []
) => {
  const sandbox = await startSandbox({ port: 0 })
  const faulty = await startFaultyProvider(sandbox.url, faults)
  const only = asked.flatMap((words) => ["--only", words])
  const verified = await verify(["--url", faulty.url, "--setup", `${faulty.url}/_sandbox/states`, ...only, ...more])
  await faulty.close()
  await sandbox.close()
  return verified
}

beforeAll(async () => {
  finished = await verifyBehind(Object.fromEntries(cases.map(({ call, change }) => [call, change])), [
    "a page that must ask for consent",
    ...cases.map(({ asked }) => asked)
  ])
  for (const call of finished.output.split(/^(?=ok|FAILS)/m)) {
    const description = / · (.*)/.exec(call)?.[1]
    const lines = [...call.matchAll(/^ +✗ (.*)/gm)].map(([, line = ""]) => line)
    if (description) told.set(description, lines)
  }
}, 120_000)

test.each(cases)("$fault: the verifier reports place, wanted and actual value", ({ asked, told: line }) => {
  expect(told.get(asked)).toEqual([expect.stringContaining(line)])
})

test("the calls without a fault are ok", () => {
  expect(told.get("a page that must ask for consent")).toEqual([])
})

test("a broken contract ends with 1 and prints the number of right calls by provider", () => {
  expect(finished.status).toBe(1)
  expect(finished.output).toMatch(/^public-api breaks the contract: 0 of 8 calls, /m)
  expect(finished.output).toMatch(/^portal-host breaks the contract: 1 of 3 calls, /m)
})

test("what the portal reads alike is right, whatever the engine's example", { timeout: 120_000 }, async () => {
  const faults: Readonly<Record<string, Fault>> = {
    "GET /userinfo": instead(204, 403),
    "POST /api/sales/enroll": instead(402, 400),
    "POST /public_api/sales/enroll": instead(500, 504),
    "POST /public_api/sales/quote": (answer) =>
      replaced(/(?<="(?:Favorite|Id\w*|NumberOfInstallments)":)\d+/g, "$&.0")(instead(400, 422)(answer)),
    "POST /public_api/sales/mail": instead(200, 202),
    "GET /api/user/info": instead(404, 403),
    "GET /api/sales": replaced(/(?<="(?:idSalesOrder|reserveId)":)\d+/g, "$&.0"),
    "GET /public_api/country": (answer) =>
      replaced(/(?<="idCountry":)\d\d\b/g, "$&.0")(replaced(/(?<="idCountry":)\d{3}/g, '"$&"')(answer)),
    "GET /public_api/state/country/32": replaced(/"idProvince":(\d+)/g, '"idProvince":"AR-$1"')
  }
  const { output, status } = await verifyBehind(faults, [
    "nobody is logged in",
    "card is declined",
    "the bank says nothing",
    "duration code nobody sells",
    "a visitor who looks for plans for a trip",
    "wants plans by mail",
    "who did not register",
    "looks for vouchers",
    "choose a country",
    "choose a province"
  ])
  expect(output).not.toContain("FAILS")
  expect(status).toBe(0)
})

test("the other form of an assumption is right, and named", { timeout: 120_000 }, async () => {
  const line = { passengers: ["Ana Martínez"] }
  const header = { documents: [{ fileName: "v.pdf", documentURL: "https://asistencia.b2c.example/v.pdf" }] }
  const faults: Readonly<Record<string, Fault>> = {
    "GET /api_url": changed((url) => ({ url })),
    "GET /public_api/banner": changed(() => null),
    "GET /one_trust": changed((told) => Object(told).domainId),
    "GET /api/sales": changed((rows) => [rows].flat().map((row) => ({ ...Object(row), line, header }))),
    "POST /public_api/sales/quote": instead(200, 404),
    "POST /api/sales/enroll": (answer) => ({ ...answer, status: 200, body: "null" }),
    "GET /public_api/sales/external/getquote": changed((told) => ({
      data: { ...Object(told).data, jsonObj: JSON.parse(Object(told).data.jsonObj) }
    }))
  }
  const { output, status } = await verifyBehind(faults, [
    "a page that asks where the public API is",
    "a page that asks for a banner where there is none",
    "a page that must ask for consent",
    "a buyer who looks for vouchers",
    "a visitor whose coupon nobody gave out",
    "a buyer who is logged in and whose card is declined",
    "a customer who follows the link of a partner"
  ])
  expect(output).not.toMatch(/FAILS|Warning: no channel has/)
  const named = [...output.matchAll(/^ok .* · other form \(assumption (\d+)\): tell us$/gm)]
  expect(named.map(([, number]) => Number(number)).sort((a, b) => a - b)).toEqual([1, 4, 5, 8, 10, 13, 16])
  expect(status).toBe(0)
})

test("nonsense is a breach", { timeout: 120_000 }, async () => {
  const faults: Readonly<Record<string, Fault>> = {
    "POST /public_api/sales/quote": (answer) =>
      replaced(/(?<="AmountWithoutPromotion":)[^,}]+/g, '"x"')(replaced(/"Amount":(?=\d)/g, '"Amount":-')(answer)),
    "POST /public_api/sales/enroll": replaced(/"idSalesOrder":\d+/, '"idSalesOrder":0'),
    "GET /public_api/sales/external/getquote": replaced(/"2025-01-31T/, '"2099-01-31T'),
    "POST /api/sales/enroll": instead(402, 422),
    "GET /public_api/banner": replaced("null", "7"),
    "GET /public_api/country": replaced(/.+/, "[]"),
    "GET /public_api/state/country/492": replaced("[]", "[1]"),
    "POST /public_api/valueslist": replaced(/.+/, ""),
    "GET /userinfo": replaced("true", '"true"')
  }
  const asked = [
    "a visitor who has a coupon",
    "a visitor whose coupon nobody gave out",
    "a buyer who pays by card",
    "too late",
    "logged in and whose card is declined",
    "the banner on top of it",
    "where there is none",
    "choose a country",
    "has no provinces",
    "a type of document",
    "a page that asks who its visitor is"
  ]
  const { output } = await verifyBehind(faults, asked)
  const all = [...output.matchAll(/✗ (.*)/g)].map(([, line]) => line)
  expect(all).toEqual(
    expect.arrayContaining([
      expect.stringContaining("body $[0].Amount: wanted a number above 0"),
      expect.stringContaining("body $[0].AmountWithoutPromotion: wanted a number or null, got the text 'x'"),
      expect.stringContaining(
        "body $.idSalesOrder: wanted a number above 0 or a text with a digit such as 9001, got '0'"
      ),
      expect.stringContaining("body $.data.expiresDateTime"),
      expect.stringContaining('status: wanted any 4xx but 401, 408, 409, 422, 429, got 422: {"error":"La tarjeta fue'),
      "body $.name: wanted an empty text or null, got the integer 7",
      "body $: wanted a list of at least 1, got one of 0",
      "body $: wanted an empty list, got [1]",
      expect.stringMatching(/^body \$: wanted .*DNI.*, got nothing$/),
      "body $.email_verified: wanted true, got the text 'true'"
    ])
  )
})

test("what a page may not read is a breach, though no pact says it", { timeout: 120_000 }, async () => {
  const unnamed: Fault = ({ headers: { "access-control-allow-origin": _, ...headers }, ...answer }) => ({
    ...answer,
    headers
  })
  const origin = "https://asistencia.b2c.example"
  const asked = ["choose a country", "choose a province"]
  const more = ["--provider", "public-api", "--origin", origin]
  const { output, status } = await verifyBehind({ "GET /public_api/country": unnamed }, asked, more)
  expect(output.match(/^(FAILS| +✗|public-api) .*/gm)).toEqual([
    expect.stringMatching(/^public-api at /),
    "FAILS GET /public_api/country · a buyer who has to choose a country",
    `      ✗ Access-Control-Allow-Origin is '', so a page of ${origin} reads no answer`,
    expect.stringMatching(/^public-api breaks the contract: 1 of 2 calls, /)
  ])
  expect(status).toBe(1)
})

test("a host of /api_url that no channel knows is warned of, and no breach", { timeout: 120_000 }, async () => {
  const elsewhere: Fault = (answer) => ({ ...answer, body: '"https://api.unknown.example/v1"' })
  const { output, status } = await verifyBehind({ "GET /api_url": elsewhere }, ["where the public API is"])
  expect(output).toContain("Warning: no channel has 'api.unknown.example' in proxyHosts")
  expect(status).toBe(0)
})

test("a state that is refused is told with its call", { timeout: 120_000 }, async () => {
  const { output } = await verifyBehind({ "POST /_sandbox/states": instead(200, 404) }, ["where the public API is"])
  expect(output).toMatch(/^ +✗ it could not be brought into the state: 404 \{"departure"/m)
})
