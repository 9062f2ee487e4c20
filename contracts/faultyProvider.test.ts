import { execFile } from "node:child_process"
import { join } from "node:path"
import { stripVTControlCharacters } from "node:util"
import { beforeAll, expect, test } from "vitest"
import { startSandbox } from "./sandbox/server"
import { type Fault, startFaultyProvider } from "./verifier/faultyProvider"

// A provider with one fault for each call. The verifier reports exactly that fault.

const replaced =
  (from: RegExp, to: string): Fault =>
  (answer) => ({ ...answer, body: answer.body.replace(from, to) })

const withStatus =
  (status: number, headers = {}): Fault =>
  (answer) => ({ ...answer, status, headers: { ...answer.headers, ...headers } })

const untyped: Fault = (answer) => {
  const { "content-type": _type, ...headers } = answer.headers
  return { ...answer, headers }
}

const page: Fault = (answer) => ({
  ...answer,
  headers: { ...answer.headers, "content-type": "text/html; charset=utf-8" },
  body: "<!doctype html><title>Mantenimiento</title>"
})

interface Case {
  readonly fault: string
  readonly call: string
  /** The pact's description of the call. */
  readonly asked: string
  readonly change: Fault
  readonly told: string
}

const cases: ReadonlyArray<Case> = [
  {
    fault: "a field renamed",
    call: "POST /public_api/sales/quote",
    asked: "a visitor who looks for plans for a trip",
    change: replaced(/"Amount":/g, '"Price":'),
    told: "body $[0].Amount: is missing, wanted 136862.4; instead there is Price (and 7 more at $[*].Amount)"
  },
  {
    fault: "an integer sent as a text",
    call: "GET /public_api/country",
    asked: "a buyer who has to choose a country",
    change: replaced(/"idCountry":32\b/, '"idCountry":"32"'),
    told: "body $[1].idCountry: wanted an integer, got the text '32'"
  },
  {
    fault: "a field left out",
    call: "GET /public_api/state/country/32",
    asked: "a buyer who has to choose a province",
    change: replaced(/,"description":"Buenos Aires"/, ""),
    told: "body $[0].description: is missing, wanted Buenos Aires"
  },
  {
    fault: "another status",
    call: "POST /public_api/notification/regret",
    asked: "a buyer who regrets a purchase",
    change: withStatus(202),
    told: "status: wanted 200, got 202"
  },
  {
    fault: "a redirect",
    call: "POST /public_api/sales/mail",
    asked: "a visitor who wants plans by mail",
    change: withStatus(302, { location: "/public_api/sales/mails" }),
    told: "status: wanted 200, got 302, and the portal follows no redirect"
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
    change: replaced(/.{4}$/, ""),
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
    fault: "null for a number",
    call: "POST /public_api/sales/enroll",
    asked: "a buyer who pays by card",
    change: replaced(/"idSalesOrder":\d+/, '"idSalesOrder":null'),
    told: "body $.idSalesOrder: wanted an integer, got null"
  },
  {
    fault: "null for a list",
    call: "GET /api/sales",
    asked: "a buyer who looks for vouchers",
    change: replaced(/"documents":\[[^\]]*\]/, '"documents":null'),
    told: 'body $[0].header.documents: wanted a list such as [{"documentByte":'
  },
  {
    fault: "a text for true",
    call: "GET /userinfo",
    asked: "a page that asks who its visitor is",
    change: replaced(/"email_verified":true/, '"email_verified":"true"'),
    told: "body $.email_verified: wanted true, got the text 'true'"
  },
  {
    fault: "a header left out",
    call: "GET /api/user/info",
    asked: "a page that asks what its visitor registered",
    change: untyped,
    told: "header Content-Type: wanted application/json, got none"
  }
]

const verify = (args: ReadonlyArray<string>) =>
  new Promise<{ readonly status: number; readonly output: string }>((resolve) => {
    const tsx = join(import.meta.dirname, "../node_modules/tsx/dist/cli.mjs")
    execFile(process.execPath, [tsx, join(import.meta.dirname, "verify.ts"), ...args], (error, stdout, stderr) =>
      resolve({ status: Number(error?.code ?? 0), output: stripVTControlCharacters(stdout + stderr) })
    )
  })

/** Lines of differences, by description of the call. */
const told = new Map<string, ReadonlyArray<string>>()
let finished = { status: 0, output: "" }

beforeAll(async () => {
  const sandbox = await startSandbox({ port: 0 })
  const faulty = await startFaultyProvider(
    sandbox.url,
    Object.fromEntries(cases.map(({ call, change }) => [call, change]))
  )
  const only = ["a page that must ask for consent", ...cases.map(({ asked }) => asked)].flatMap((words) => [
    "--only",
    words
  ])
  finished = await verify(["--url", faulty.url, "--setup", `${faulty.url}/_sandbox/states`, ...only])
  await faulty.close()
  await sandbox.close()
  for (const call of finished.output.split(/^(?=ok|FAILS)/m)) {
    const description = / · (.*)/.exec(call)?.[1]
    if (description)
      told.set(
        description,
        [...call.matchAll(/^ +✗ (.*)/gm)].map(([, line = ""]) => line)
      )
  }
}, 120_000)

test.each(cases)("$fault: the verifier reports place, wanted and actual value", ({ asked, told: line }) => {
  expect(told.get(asked)).toEqual([expect.stringContaining(line)])
})

test("the calls without a fault are ok", () => {
  expect(told.get("a page that must ask for consent")).toEqual([])
})

test("a broken contract ends with 1 and prints the number of right calls by provider and state", () => {
  expect(finished.status).toBe(1)
  expect(finished.output).toMatch(/^public-api breaks the contract: 0 of 9 of yours, /m)
  expect(finished.output).toMatch(/^ +messages are taken +0 of 3$/m)
  expect(finished.output).toMatch(/^portal-host breaks the contract: 1 of 4 of yours, /m)
})
