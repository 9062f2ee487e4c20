import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { startedSandbox } from "./started"
import { aQuote, postQuote, send } from "./testing"

const sandbox = startedSandbox()

type Refusal = {
  readonly error: string
  readonly detalle: readonly { readonly campo: string; readonly mensaje: string }[]
}
const refusalOf = (text: string) => JSON.parse(text) as Refusal
const fields = (text: string) => refusalOf(text).detalle.map(({ campo }) => campo)

describe("the sandbox names the one wrong field", () => {
  const wrong: [string, Record<string, unknown>][] = [
    ["TripInitialDate", { TripInitialDate: "2026-02-31" }],
    ["TripEndDate", { TripEndDate: "2026-03-01" }],
    ["Age", { Age: [121] }],
    ["Annual", { Annual: false }],
    ["Sort", { Sort: 2 }],
    ["DestinationCountryIsoCode", { DestinationCountryIsoCode: "BVT" }],
    ["DestinationCountryIsoCode", { DestinationCountryIsoCode: "BSE" }],
    ["AmountCurrencyISOCode", { AmountCurrencyISOCode: "CLP" }]
  ]
  test.each(wrong)("%s %j", async (field, quote) => {
    const { status, text } = await postQuote(sandbox, aQuote(quote))
    expect(status).toBe(400)
    expect(fields(text)).toEqual([`quote.${field}`])
  })

  test("BELO's national code needs Annual false", async () => {
    const national = (Annual: unknown) => aQuote({ DestinationCountryIsoCode: "BNA", Annual })
    expect((await postQuote(sandbox, national(false), "BELO")).status).toBe(200)
    expect(fields((await postQuote(sandbox, national(null), "BELO")).text)).toEqual(["quote.Annual"])
  })
})

describe("the channel of a request", () => {
  test.each(["", "b2c", "PAS", "__proto__", "B2C, BBVA"])("IdChannel %j gets a Spanish refusal", async (channel) => {
    const { status, text } = await postQuote(sandbox, aQuote(), channel)
    expect(status).toBe(400)
    expect(fields(text)).toEqual(["IdChannel"])
  })

  test.each(["b2c.evil.com", "evil.localhost", "b2c.localhost.evil.com", "10.0.0.1"])(
    "Host %s is refused",
    async (host) => {
      expect((await send(sandbox, "/api_url", { headers: { host } })).status).toBe(400)
      expect((await send(sandbox, "/_sandbox/requests", { headers: { host } })).status).toBe(400)
    }
  )

  test.each(["b2c.localhost:4000", "BELO.localhost", "localhost.", "127.0.0.1:1", "b2cchile.localhost"])(
    "Host %s is ours",
    async (host) => {
      const { status, text } = await send(sandbox, "/api_url", { headers: { host } })
      expect([status, JSON.parse(text)]).toEqual([200, `http://${host.toLowerCase()}`])
    }
  )
})

describe("no request crashes it", () => {
  const raw = (body: string, headers: Record<string, string> = {}) =>
    send(sandbox, "/public_api/sales/quote", { method: "POST", body, headers: { idchannel: "B2C", ...headers } })

  test("a body over 64 kB gets a refusal, with or without a length", async () => {
    const big = JSON.stringify({ ...aQuote(), more: "x".repeat(70_000) })
    expect((await raw(big)).status).toBe(413)
    expect((await raw(big, { "transfer-encoding": "chunked" })).status).toBe(413)
    expect((await postQuote(sandbox, aQuote())).status).toBe(200)
  })

  test("the log survives deep nesting", async () => {
    const deep = `{"quote":${'{"a":'.repeat(2000)}1${"}".repeat(2000)}}`
    expect((await raw(deep)).status).toBe(400)
    expect((await send(sandbox, "/_sandbox/requests")).status).toBe(200)
  })

  const anything = fc.oneof(fc.constantFrom("2026-03-01", "BTR", "__proto__", null, 15), fc.anything())
  const keys = [...Object.keys(Object(aQuote().quote)), "__proto__"]
  const almost = fc
    .dictionary(fc.constantFrom(...keys), anything)
    .map((changes) => aQuote(changes as Readonly<Record<string, unknown>>))

  // Text for values that JSON cannot carry, such as cycles or BigInt.
  const written = (value: unknown) => {
    try {
      return JSON.stringify(value) ?? "undefined"
    } catch {
      return String(value)
    }
  }

  test("any JSON gets plans or a readable refusal", { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(almost, fc.jsonValue()), async (body) => {
        const { status, text } = await raw(written(body))
        expect([200, 400]).toContain(status)
        if (status === 400) expect(refusalOf(text).error).toMatch(/./)
        else expect(Array.isArray(JSON.parse(text))).toBe(true)
      }),
      { numRuns: 400 }
    )
  })

  test("any path and method gets an answer below 500, except for the missing build", { timeout: 60_000 }, async () => {
    const path = fc
      .string({ unit: fc.constantFrom(..."/.%2eE5cqa\\_-?&=:@~"), maxLength: 30 })
      .map((text) => `/${text}`)
    await fc.assert(
      fc.asyncProperty(path, fc.constantFrom("GET", "HEAD", "POST", "PUT"), async (path, method) => {
        const { status } = await send(sandbox, path, { method })
        expect(status === 503 || status < 500).toBe(true)
      }),
      { numRuns: 300 }
    )
  })
})
