import { Effect } from "effect"
import { describe, expect, test, vi } from "vitest"
import { aChannel } from "../../../contracts/fixtures/channel"
import { endsAfter } from "../../../contracts/fixtures/endsAfter"
import { anExternalQuote } from "../../../contracts/fixtures/external"
import { type Answer, anEndlessAnswer, aProvider, aWebPage } from "../../../contracts/fixtures/httpPage"
import { aChileanChannel } from "../../../contracts/fixtures/sale"
import { wireExternalQuote } from "../../../contracts/fixtures/wireExternalQuote"
import { json } from "../../../contracts/localServer"
import { ExternalQuoteApi, ExternalQuoteInvalid, ExternalQuoteUnavailable } from "../../core/external/externalQuote"

const { aPage, answerWith, logged, origin, sent } = aProvider()
type Page = Parameters<typeof aPage>[0]

const found = json({ data: { jsonObj: wireExternalQuote(anExternalQuote), expiresDateTime: anExternalQuote.expires } })

const asking = (id: string) => Effect.flatMap(ExternalQuoteApi, (api) => api.find(id))
const find = (id: string, page?: Page) => aPage(page).run(asking(id))
const failureOf = (id = "q-1", page?: Page) => aPage(page).failureOf(asking(id))

const path = "/public_api/sales/external/getquote"

describe("a partner's quote", () => {
  test("is requested by its id, in the channel's name", async () => {
    answerWith(found)
    expect(await find("q-1")).toEqual(anExternalQuote)
    expect(sent()).toMatchObject([
      {
        method: "GET",
        path: `${path}?id=q-1`,
        body: "",
        headers: { idchannel: aChannel.code, "cache-control": "no-cache" }
      }
    ])
    expect(logged).toEqual([])
  })

  test("has the documents of the channel's country", async () => {
    answerWith(found)
    const { passengers } = await find("q-1", { channel: aChileanChannel })
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
    await find(id)
    const url = new URL(sent()[0]?.path ?? "", origin())
    expect(url.pathname).toBe(path)
    expect([...url.searchParams]).toEqual([["id", id.replace("\ud800", "\ufffd")]])
    expect(url.hash).toBe("")
  })
})

describe("no quote", () => {
  const shape = new ExternalQuoteInvalid({ cause: "Shape" })
  const refused = new ExternalQuoteInvalid({ cause: "Status" })
  const down = new ExternalQuoteUnavailable({ cause: "Status" })

  test.each<readonly [name: string, answer: Answer, failure: ExternalQuoteInvalid | ExternalQuoteUnavailable]>([
    ["an unknown quote", json({}, 404), refused],
    ["a bad request", json({}, 400), refused],
    ["another shape", json({ cotizacion: 1 }), shape],
    ["a page", aWebPage, new ExternalQuoteUnavailable({ cause: "NotJson" })],
    ["an endless answer", anEndlessAnswer, new ExternalQuoteUnavailable({ cause: "TooBig" })],
    ["a server error", json({}, 500), down]
  ])("after %s, asked for once, with only its name in the log", async (_, answer, failure) => {
    answerWith(answer)
    expect(await failureOf("7741-secret")).toEqual(failure)
    expect(sent()).toHaveLength(1)
    expect(logged).toEqual([`external/getquote: ${failure._tag} (${failure.cause})`])
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
      String(url).endsWith("/api_url") ? Promise.resolve(new Response(origin())) : new Promise(() => undefined)
    )
    expect(await endsAfter(10_000, () => failureOf("q-1", { fetch: fetched }))).toEqual(
      new ExternalQuoteUnavailable({ cause: "Timeout" })
    )
    expect(fetched).toHaveBeenCalledTimes(2)
  })
})
