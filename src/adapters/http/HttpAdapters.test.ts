import { Effect, Layer, ManagedRuntime } from "effect"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest"
import { aChannel } from "../../../contracts/fixtures/channel"
import { threePlans } from "../../../contracts/fixtures/plans"
import { aQuoteRequest } from "../../../contracts/fixtures/searches"
import { wirePlan } from "../../../contracts/fixtures/wirePlan"
import { json, type LocalServer, localServer } from "../../../contracts/localServer"
import { CurrentChannel } from "../../core/channel/channel"
import { QuoteApi, QuoteDeclined, QuoteRefused, QuoteUnavailable } from "../../core/quote/QuoteApi"
import { type Destination, DestinationsApi } from "../../core/trip/DestinationsApi"
import { HttpAdapters } from "./HttpAdapters"

let server: LocalServer
beforeAll(async () => {
  server = await localServer()
})
afterAll(() => server.close())

const logged: Array<unknown> = []
beforeEach(() => {
  logged.length = 0
  for (const level of ["warn", "error"] as const)
    vi.spyOn(console, level).mockImplementation((...words) => void logged.push(...words))
})
afterEach(() => void vi.restoreAllMocks())

const builtIn: ReadonlyArray<Destination> = [
  { id: 3, name: "EUROPA", order: 4, exclusiveForChannels: [], scene: "europa" }
]

/** A fresh page, which requests `/api_url` again. */
const aPage = (page: { origin?: string; fetch?: typeof fetch } = {}) => {
  const adapters = HttpAdapters({ origin: server.origin, destinations: builtIn, ...page })
  const runtime = ManagedRuntime.make(Layer.provide(adapters, Layer.succeed(CurrentChannel, aChannel)))
  const quote = Effect.flatMap(QuoteApi, (api) => api.quote(aQuoteRequest))
  return {
    quote: () => runtime.runPromise(quote),
    quoteFailure: () => runtime.runPromise(Effect.flip(quote)),
    destinations: () => runtime.runPromise(Effect.flatMap(DestinationsApi, ({ all }) => all))
  }
}

type Answer = ReturnType<typeof json>
const plans = json(threePlans.map(wirePlan))

const answerQuotesWith = (quotes: Answer, apiUrl: Answer = (response) => response.end(server.origin)) =>
  server.answerWith((response) => (response.req.url === "/api_url" ? apiUrl : quotes)(response))
const paths = () => server.received.map(({ path }) => path)

const apiUrlPath = "/api_url"
const quotePath = "/public_api/sales/quote"

describe("quoting", () => {
  test("requests /api_url, then plans, in the channel's name", async () => {
    answerQuotesWith(plans)
    expect(await aPage().quote()).toEqual(threePlans)
    expect(paths()).toEqual([apiUrlPath, quotePath])
    expect(server.received.map(({ headers }) => headers.idchannel)).toEqual([aChannel.code, aChannel.code])
    expect(logged).toEqual([])
  })

  // CL-02
  test("requests /api_url once for all quotes, simultaneous ones included", async () => {
    answerQuotesWith(plans)
    const { quote } = aPage()
    await Promise.all([quote(), quote()])
    await quote()
    expect(paths().filter((path) => path === apiUrlPath)).toHaveLength(1)
    expect(paths().filter((path) => path === quotePath)).toHaveLength(3)
  })

  test("requests /api_url again after a failure", async () => {
    answerQuotesWith(plans, json({}, 500))
    const { quote, quoteFailure } = aPage()
    expect(await quoteFailure()).toEqual(new QuoteUnavailable({ cause: "Status" }))
    expect(paths()).toEqual([apiUrlPath])
    answerQuotesWith(plans)
    expect(await quote()).toEqual(threePlans)
  })

  test("sends nothing to a proxy that the channel does not name", async () => {
    const fetched = vi.fn<typeof fetch>(async () => Response.json("https://evil.example"))
    const { quoteFailure } = aPage({ origin: "https://portal.example.com", fetch: fetched })
    expect(await quoteFailure()).toEqual(new QuoteUnavailable({ cause: "ProxyRefused" }))
    expect(fetched.mock.calls.map(([url]) => String(url))).toEqual(["https://portal.example.com/api_url"])
  })

  // CL-03
  test.each<readonly [name: string, answer: Answer, failure: unknown]>([
    ["a refusal with a message", json({ error: "No hay planes" }), new QuoteDeclined({ message: "No hay planes" })],
    ["a 400", json({ error: "mal" }, 400), new QuoteRefused({ status: 400 })],
    ["a 404", json({}, 404), new QuoteRefused({ status: 404 })],
    ["a 500", json({}, 500), new QuoteUnavailable({ cause: "Status" })],
    ["a page", (response) => response.end("<html>"), new QuoteUnavailable({ cause: "NotJson" })],
    ["another shape", json({ plans: [] }), new QuoteUnavailable({ cause: "Shape" })],
    ["an endless answer", (response) => response.end("x".repeat(3e6)), new QuoteUnavailable({ cause: "TooBig" })]
  ])("fails for %s without a retry, with only its name in the log", async (_, answer, failure) => {
    answerQuotesWith(answer)
    expect(await aPage().quoteFailure()).toEqual(failure)
    expect(paths()).toEqual([apiUrlPath, quotePath])
    expect(logged).toEqual([`sales/quote: ${(failure as { _tag: string })._tag}`])
  })

  test.each<readonly [name: string, apiUrl: Answer]>([
    ["is unavailable", json({}, 500)],
    ["is not an address", (response) => response.end("<html>")],
    ["is a host that the channel does not name", (response) => response.end("https://evil.example")]
  ])("logs one line with only a name if /api_url %s", async (_, apiUrl) => {
    answerQuotesWith(plans, apiUrl)
    await aPage().quoteFailure()
    expect(logged).toEqual(["sales/quote: QuoteUnavailable"])
  })

  test.each<readonly [name: string, answer: Answer, cause: string]>([
    ["the connection is cut", (response) => response.destroy(), "Network"],
    ["the gateway is down", json({}, 503), "Status"]
  ])("is retried once if %s", async (_, answer, cause) => {
    answerQuotesWith(answer)
    expect(await aPage().quoteFailure()).toEqual(new QuoteUnavailable({ cause }))
    expect(paths()).toEqual([apiUrlPath, quotePath, quotePath])
    expect(logged).toEqual(["sales/quote: QuoteUnavailable"])
  })

  test("logs the number of unreadable plans, without their content", async () => {
    answerQuotesWith(json([{ Title: "secret" }, ...threePlans.map(wirePlan)]))
    expect(await aPage().quote()).toEqual(threePlans)
    expect(logged).toEqual(["sales/quote: 1 plans cannot be sold"])
  })
})

describe("destinations", () => {
  test("come from the portal's own file, each with an existing drawing", async () => {
    server.answerWith(
      json([
        { id: 9, name: "OCEANÍA", order: 1 },
        { id: 10, name: "LA LUNA", order: 2, scene: "luna" },
        { id: 11, name: "EL MAR", order: 3, scene: null },
        { ...builtIn[0], more: 1 }
      ])
    )
    expect(await aPage().destinations()).toEqual([
      { id: 9, name: "OCEANÍA", order: 1, exclusiveForChannels: [], scene: "ventana" },
      { id: 10, name: "LA LUNA", order: 2, exclusiveForChannels: [], scene: "ventana" },
      { id: 11, name: "EL MAR", order: 3, exclusiveForChannels: [], scene: "ventana" },
      builtIn[0]
    ])
    expect(paths()).toEqual(["/config/destinos.json"])
  })

  test.each<readonly [name: string, answer: Answer]>([
    ["it is missing", json({}, 404)],
    ["it is a page", (response) => response.end("<!doctype html>")],
    ["it is empty", json([])],
    ["an entry has no name", json([{ id: 1, order: 1 }])],
    ["the server is down", (response) => response.destroy()]
  ])("are those of the build if %s", async (_, answer) => {
    server.answerWith(answer)
    expect(await aPage().destinations()).toEqual(builtIn)
  })
})
