import { Effect, Layer } from "effect"
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import { aChannel } from "../../../contracts/fixtures/channel"
import { consoleWords } from "../../../contracts/fixtures/consoleWords"
import { endsAfter } from "../../../contracts/fixtures/endsAfter"
import { anExternalQuote } from "../../../contracts/fixtures/external"
import { aChileanChannel } from "../../../contracts/fixtures/sale"
import { wireExternalQuote } from "../../../contracts/fixtures/wireExternalQuote"
import { json, type LocalServer, localServer } from "../../../contracts/localServer"
import { CurrentChannel } from "../../core/channel/channel"
import { ExternalQuoteApi, ExternalQuoteInvalid, ExternalQuoteUnavailable } from "../../core/external/externalQuote"
import { ExternalQuoteApiHttp } from "./ExternalQuoteApiHttp"
import { HttpAdapters } from "./HttpAdapters"

let server: LocalServer
beforeAll(async () => {
  server = await localServer()
})
afterAll(() => server.close())

const logged = consoleWords()

type Answer = ReturnType<typeof json>
const page: Answer = (response) => response.end("<html>")
const found = json({ data: { jsonObj: wireExternalQuote(anExternalQuote), expiresDateTime: anExternalQuote.expires } })
const answerWith = (answer: Answer, apiUrl: Answer = (response) => response.end(server.origin)) =>
  server.answerWith((response) => (response.req.url === "/api_url" ? apiUrl : answer)(response))

interface Page {
  readonly channel?: typeof aChannel
  readonly fetch?: typeof fetch
}

const find = (id: string, { channel = aChannel, ...page }: Page = {}) =>
  Effect.suspend(() => {
    const options = { origin: server.origin, ...page }
    return Effect.flatMap(ExternalQuoteApi, (api) => api.find(id)).pipe(
      Effect.provide(ExternalQuoteApiHttp),
      Effect.provide(HttpAdapters({ ...options, destinations: [] })),
      Effect.provide(Layer.succeed(CurrentChannel, channel))
    )
  })
const failureOf = (id = "q-1") => Effect.runPromise(Effect.flip(find(id)))

const sent = () => server.received.filter(({ path }) => path !== "/api_url")
const path = "/public_api/sales/external/getquote?id="

describe("a partner's quote", () => {
  test("is requested by its id, in the channel's name", async () => {
    answerWith(found)
    expect(await Effect.runPromise(find("q-1"))).toEqual(anExternalQuote)
    expect(sent()).toMatchObject([
      {
        method: "GET",
        path: `${path}q-1`,
        body: "",
        headers: { idchannel: aChannel.code, "cache-control": "no-cache" }
      }
    ])
    expect(logged).toEqual([])
  })

  test("has the documents of the channel's country", async () => {
    answerWith(found)
    const { passengers } = await Effect.runPromise(find("q-1", { channel: aChileanChannel }))
    expect(passengers.main.document).toBe("28.456.712-9")
  })

  test.each([
    "../../api_url",
    "a&id=b#c?d",
    "<script>alert(1)</script>",
    "\u0000",
    "\ud800",
    "ñandú +1",
    "%2e%2e",
    "x".repeat(2000)
  ])("is requested with this id unchanged: %.20j", async (id) => {
    answerWith(found)
    await Effect.runPromise(find(id))
    const url = new URL(sent()[0]?.path ?? "", server.origin)
    expect(url.pathname).toBe("/public_api/sales/external/getquote")
    expect([...url.searchParams]).toEqual([["id", id.replace("\ud800", "\ufffd")]])
    expect(url.hash).toBe("")
  })
})

describe("no quote", () => {
  const shape = new ExternalQuoteInvalid({ cause: "Shape" })
  const refused = new ExternalQuoteInvalid({ cause: "Status" })
  const down = new ExternalQuoteUnavailable({ cause: "Status" })

  test.each<readonly [name: string, answer: Answer, failure: unknown, calls: number]>([
    ["an unknown quote", json({}, 404), refused, 1],
    ["a bad request", json({}, 400), refused, 1],
    ["another shape", json({ cotizacion: 1 }), shape, 1],
    ["null", json(null), shape, 1],
    ["a text without a quote", json({ data: { jsonObj: "{}", expiresDateTime: "2030-01-01" } }), shape, 1],
    ["a page", page, new ExternalQuoteUnavailable({ cause: "NotJson" }), 1],
    ["an empty answer", json(undefined, 204), new ExternalQuoteUnavailable({ cause: "NotJson" }), 1],
    [
      "an endless answer",
      (response) => response.end("x".repeat(3e6)),
      new ExternalQuoteUnavailable({ cause: "TooBig" }),
      1
    ],
    ["a server error", json({}, 500), down, 1]
  ])("after %s, with only its name in the log", async (_, answer, failure, calls) => {
    answerWith(answer)
    expect(await failureOf("7741-secret")).toEqual(failure)
    expect(sent()).toHaveLength(calls)
    const { _tag, cause } = failure as { _tag: string; cause: string }
    expect(logged).toEqual([`external/getquote: ${_tag} (${cause})`])
  })

  test("after three attempts, because a broken connection or gateway may recover", async () => {
    answerWith((response) => (sent().length === 1 ? response.destroy() : json({}, 503)(response)))
    expect(await failureOf()).toEqual(down)
    expect(sent()).toHaveLength(3)
  })

  test.each<readonly [name: string, apiUrl: Answer, cause: string]>([
    ["is unavailable", json({}, 404), "Status"],
    ["is a host that the channel does not name", (response) => response.end("https://evil.example"), "ProxyRefused"]
  ])("if /api_url %s, which says nothing about the quote", async (_, apiUrl, cause) => {
    answerWith(found, apiUrl)
    expect(await failureOf()).toEqual(new ExternalQuoteUnavailable({ cause }))
    expect(sent()).toEqual([])
  })

  test("and given up after ten seconds", async () => {
    const fetched = vi.fn<typeof fetch>((url) =>
      String(url).endsWith("/api_url") ? Promise.resolve(new Response(server.origin)) : new Promise(() => undefined)
    )
    const asked = Effect.flip(find("q-1", { fetch: fetched }))
    expect(await endsAfter(10_000, () => Effect.runPromise(asked))).toEqual(
      new ExternalQuoteUnavailable({ cause: "Timeout" })
    )
    expect(fetched).toHaveBeenCalledTimes(2)
  })
})
