import { Effect, Fiber } from "effect"
import { afterAll, describe, expect, test, vi } from "vitest"
import { json, localServer } from "../../../contracts/localServer"
import { Network, Status, Timeout, TooBig } from "./call"
import { type Asked, httpClient, NotJson } from "./client"

const server = await localServer()
afterAll(() => server.close())

const aCall: Asked = { method: "GET", url: "/api_url", timeout: 3_000 }
const noProxy = async () => undefined
const client = () => httpClient({ channel: "MARCA", origin: server.origin }, noProxy)
const ask = (call: Partial<Asked> = {}) => Effect.runPromise(client().json({ ...aCall, ...call }))
const failureOf = (call: Partial<Asked> = {}) => Effect.runPromise(Effect.flip(client().json({ ...aCall, ...call })))

describe("a call", () => {
  test.each(["GET", "POST"] as const)("carries the headers of CL-01, %s too", async (method) => {
    server.answerWith(json({ ok: true }))
    expect(await ask({ method })).toEqual({ ok: true })
    expect(server.received).toHaveLength(1)
    expect(server.received[0]?.headers).toMatchObject({
      idchannel: "MARCA",
      "cache-control": "no-cache",
      pragma: "no-cache",
      "x-requested-with": "XMLHttpRequest",
      "content-type": "application/json"
    })
  })

  test("sends its body as JSON, and cookies to its own origin only", async () => {
    const seen = vi.fn<typeof fetch>(async () => new Response("[]"))
    const { json: askJson } = httpClient(
      { channel: "MARCA", origin: "https://portal.example.com", fetch: seen },
      noProxy
    )
    await Effect.runPromise(askJson({ method: "POST", url: "/api/x", body: { a: "ñ" }, timeout: 100 }))
    expect(String(seen.mock.calls[0]?.[0])).toBe("https://portal.example.com/api/x")
    expect(seen.mock.calls[0]?.[1]).toMatchObject({ credentials: "same-origin", method: "POST", body: '{"a":"ñ"}' })
  })

  test("may carry headers of its own, which replace no common header", async () => {
    server.answerWith(json({ ok: true }))
    await ask({ method: "POST", headers: { "Idempotency-Key": "k-1", IdChannel: "OTRA" } })
    expect(server.received[0]?.headers).toMatchObject({ "idempotency-key": "k-1", idchannel: "MARCA" })
    await ask()
    expect(server.received[1]?.headers).not.toHaveProperty("idempotency-key")
  })

  test("reads text cut in the middle of a letter", async () => {
    const bytes = Buffer.from('"España"')
    server.answerWith((response) => {
      response.write(bytes.subarray(0, 6))
      setTimeout(() => response.end(bytes.subarray(6)), 20)
    })
    expect(await ask()).toBe("España")
  })
})

describe("a call fails", () => {
  test.each([400, 401, 404])("with the status %i, and what it says of it", async (status) => {
    server.answerWith(json({ any: "body" }, status))
    expect(await failureOf()).toEqual(new Status({ status, text: '{"any":"body"}' }))
    expect(server.received).toHaveLength(1)
  })

  test("with the status 500, and the answer is left unread", async () => {
    server.answerWith(json({ any: "body" }, 500))
    expect(await failureOf()).toEqual(new Status({ status: 500 }))
  })

  test.each([201, 202, 204])("with the status %i, where it accepts only 200", async (status) => {
    server.answerWith((response) => response.writeHead(status).end(status === 204 ? undefined : "{}"))
    expect(await failureOf({ only200: true })).toEqual(new Status({ status }))
    server.answerWith(json({ ok: true }))
    expect(await ask({ only200: true })).toEqual({ ok: true })
  })

  test.each(["<!doctype html><title>Mantenimiento</title>", "", "{"])("for what is not JSON: %j", async (text) => {
    server.answerWith((response) => response.end(text))
    expect(await failureOf()).toEqual(new NotJson())
  })

  test("when the connection is cut, before or during the answer", async () => {
    server.answerWith((response) => response.destroy())
    expect(await failureOf()).toEqual(new Network())
    server.answerWith((response) => {
      response.writeHead(200, { "content-length": "100" }).write("[1,")
      setTimeout(() => response.destroy(), 20)
    })
    expect(await failureOf()).toEqual(new Network())
  })

  test.each([301, 302, 303, 307, 308])("for a redirect (%i), and sends nothing to another host", async (status) => {
    const other = await localServer()
    try {
      server.answerWith((response) => response.writeHead(status, { location: `${other.origin}/taken` }).end())
      const body = { phoneNumber: "1144445555", email: "ana@example.com" }
      expect(await failureOf({ method: "POST", body })).toEqual(new Network())
      expect(server.received.map(({ path }) => path)).toEqual(["/api_url"])
      expect(other.received).toEqual([])
    } finally {
      await other.close()
    }
  })

  test("after its time limit, without an answer or during a slow one, and aborts the request (TR-01)", async () => {
    server.answerWith(() => undefined)
    expect(await failureOf({ timeout: 60 })).toEqual(new Timeout())
    await vi.waitFor(() => expect(server.abandoned()).toBe(1))
    server.answerWith((response) => {
      const drip = setInterval(() => response.write(" "), 10)
      response.on("close", () => clearInterval(drip))
    })
    expect(await failureOf({ timeout: 80 })).toEqual(new Timeout())
    await vi.waitFor(() => expect(server.abandoned()).toBe(1))
  })

  test("over 2 MB, without waiting for the end; exactly 2 MB passes", async () => {
    const limit = 2 * 1024 * 1024
    server.answerWith((response) => response.end(`"${"x".repeat(limit - 2)}"`))
    expect(await ask()).toHaveLength(limit - 2)
    server.answerWith((response) => response.end(`"${"x".repeat(limit - 1)}"`))
    expect(await failureOf()).toEqual(new TooBig())
    server.answerWith((response) => {
      const flood = setInterval(() => response.write("x".repeat(256 * 1024)), 1)
      response.on("close", () => clearInterval(flood))
    })
    expect(await failureOf()).toEqual(new TooBig())
    await vi.waitFor(() => expect(server.abandoned()).toBe(1))
  })
})

// TR-01
describe("a call is repeated", () => {
  test.each([502, 503, 504])("after a %i, if the call allows it", async (status) => {
    server.answerWith((response, nth) => json({ nth }, nth === 1 ? status : 200)(response))
    expect(await ask({ retries: 1 })).toEqual({ nth: 2 })
  })

  test("twice at most, after about 300 and 900 ms", async () => {
    const times: Array<number> = []
    server.answerWith((response) => {
      times.push(performance.now())
      response.destroy()
    })
    expect(await failureOf({ retries: 2 })).toEqual(new Network())
    const [first = 0, second = 0, third = 0] = times
    expect(times).toHaveLength(3)
    expect(second - first).toBeGreaterThan(230)
    expect(second - first).toBeLessThan(600)
    expect(third - second).toBeGreaterThan(700)
    expect(third - second).toBeLessThan(1_400)
  })

  test("within its one time limit", async () => {
    server.answerWith(json({}, 503))
    expect(await failureOf({ retries: 2, timeout: 500 })).toEqual(new Timeout())
    expect(server.received).toHaveLength(2)
  })

  test.each([400, 429, 500, 501])("never after a %i", async (status) => {
    server.answerWith(json({}, status))
    expect(await failureOf({ retries: 2 })).toMatchObject({ _tag: "Status", status })
    expect(server.received).toHaveLength(1)
  })
})

test("a call that is given up between two tries is not tried again", async () => {
  vi.useFakeTimers()
  const fetch = vi.fn(async () => new Response(null, { status: 503 }))
  const { json: askJson } = httpClient({ channel: "MARCA", origin: "https://portal.example.com", fetch }, noProxy)
  const fiber = Effect.runFork(askJson({ ...aCall, retries: 2 }))
  await vi.advanceTimersByTimeAsync(0)
  await Effect.runPromise(Fiber.interrupt(fiber))
  await vi.runAllTimersAsync()
  expect(fetch).toHaveBeenCalledTimes(1)
})

test("interrupting a call aborts its request", async () => {
  server.answerWith(() => undefined)
  const fiber = Effect.runFork(client().json(aCall))
  await vi.waitFor(() => expect(server.received).toHaveLength(1))
  await Effect.runPromise(Fiber.interrupt(fiber))
  await vi.waitFor(() => expect(server.abandoned()).toBe(1))
})

test.each([
  ["90", 90],
  ["Thu, 26 Nov 2026 12:02:00 GMT", 120],
  ["Thu, 26 Nov 2026 11:00:00 GMT", undefined],
  ["soon", undefined],
  [null, undefined]
])("a Retry-After of %s is a wait of %s seconds", (retryAfter, seconds) => {
  vi.useFakeTimers({ now: new Date("2026-11-26T12:00:00Z") })
  expect(new Status({ status: 429, retryAfter }).retryAfter).toBe(seconds)
})
