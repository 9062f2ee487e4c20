import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { type Sandbox, startSandbox } from "./server"
import { send } from "./testing"

let sandbox: Sandbox
let dist: string
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), "sandbox-reports-"))
  await writeFile(join(dist, "index.html"), "<!doctype html><style>body{margin:0}</style>")
  sandbox = await startSandbox({ port: 0, dist, reports: true })
}, 60_000)
afterAll(async () => {
  await sandbox.close()
  await rm(dist, { recursive: true, force: true })
})

const headers = { host: "b2c.localhost", "content-type": "application/reports+json" }
const report = (body: unknown) => send(sandbox, "/reports", { method: "POST", headers, body: JSON.stringify(body) })
const kept = async () => (await send(sandbox, "/_sandbox/reports", { headers })).text
const lastOf = async () => JSON.parse(await kept()).at(-1)

const page = "https://asistencia.b2c.example/cotizarcompletarpago"
const violation = {
  type: "csp-violation",
  age: 3,
  url: `${page}?p=abc`,
  user_agent: "Mozilla/5.0",
  body: {
    documentURL: `${page}?p=abc`,
    referrer: "https://asistencia.b2c.example/cotizar?edades=34",
    blockedURL: "https://evil.example/x.js?card=1",
    effectiveDirective: "script-src-elem",
    originalPolicy: "script-src 'self'",
    sourceFile: "https://asistencia.b2c.example/assets/portal-DdGBsbKw.js",
    sample: "alert(1)",
    lineNumber: 7,
    statusCode: 200
  }
}

describe("reports of browsers (TR-28)", () => {
  test("keep the rule, the page, what was blocked and where; no query, referrer or sample", async () => {
    expect((await report([violation])).status).toBe(204)
    expect(await lastOf()).toEqual({
      time: expect.any(String),
      channel: "B2C",
      type: "csp-violation",
      page: "asistencia.b2c.example/cotizarcompletarpago",
      rule: "script-src-elem",
      blocked: "evil.example/…",
      source: "asistencia.b2c.example/assets/portal-DdGBsbKw.js",
      line: 7
    })
  })

  test("are read in the older form too, and of every kind", async () => {
    await report({
      "csp-report": { "document-uri": page, "blocked-uri": "inline", "effective-directive": "style-src" }
    })
    expect(await lastOf()).toMatchObject({ type: "csp-violation", blocked: "inline", rule: "style-src" })
    const lost = { documentURL: page, blockedURL: `${page}/../assets/a-12345678.js`, destination: "script" }
    await report([{ type: "integrity-violation", body: lost }])
    expect(await lastOf()).toMatchObject({ type: "integrity-violation", rule: "script" })
    await report([{ type: "crash", url: page, body: { reason: "oom" } }])
    expect(await lastOf()).toMatchObject({ type: "crash", reason: "oom" })
  })

  const marks = ["4242424242424242", "4242 4242 4242 4242", "ana@example.com", "ana%40example.com", "QWERTA"]
  const spots = (mark: string) => [mark, `${page}?q=${mark}`, `https://evil.example/${mark}`, `${page}/${mark}#${mark}`]
  const fields = [
    ...Object.keys(violation.body),
    "document-uri",
    "blocked-uri",
    "script-sample",
    "reason",
    "id",
    "other"
  ]

  test.each(marks)("hold no %s, whichever field has it", async (mark) => {
    for (const field of fields)
      for (const value of spots(mark)) {
        await report([{ ...violation, url: value, [field]: value, body: { ...violation.body, [field]: value } }])
        await report({ "csp-report": { [field]: value } })
        await report([{ type: value, body: { [field]: { deep: value } } }])
      }
    const text = await kept()
    expect(JSON.parse(text).length).toBeGreaterThan(100)
    const digits = text.replace(/"time":"[^"]*"/g, "").replace(/[^0-9a-z@]/gi, "")
    expect(digits.includes(mark.replace(/[^0-9a-z@]/gi, ""))).toBe(false)
    expect(/ana(@|%40)example|QWERTA|4242/.exec(text)?.[0]).toBeUndefined()
  })

  test("are refused from unknown hosts, when too large, and when they are no JSON", async () => {
    const post = (body: string, host = "b2c.localhost") =>
      send(sandbox, "/reports", { method: "POST", headers: { ...headers, host }, body })
    expect((await post("[]", "evil.example")).status).toBe(404)
    expect((await post("x")).status).toBe(400)
    expect((await post(`"${"a".repeat(70_000)}"`)).status).toBe(413)
    expect((await send(sandbox, "/_sandbox/reports", { headers: { host: "evil.example" } })).status).toBe(400)
  })

  test("are asked for by every document, and by none of a sandbox without them", async () => {
    const { headers: told } = await send(sandbox, "/cotizarcompletarpago", { headers })
    expect(told["reporting-endpoints"]).toBe('portal="/reports", default="/reports"')
    expect(told["content-security-policy"]).toMatch(/; report-uri \/reports; report-to portal$/)
    expect(told["integrity-policy-report-only"]).toBe("blocked-destinations=(script), endpoints=(portal)")
    const silent = await startSandbox({ port: 0, dist })
    const { headers: none } = await send(silent, "/cotizarcompletarpago", { headers })
    expect(none["reporting-endpoints"]).toBeUndefined()
    expect(none["content-security-policy"]).not.toContain("report")
    expect((await send(silent, "/reports", { method: "POST", headers, body: "[]" })).status).toBe(405)
    await silent.close()
  }, 60_000)
})
