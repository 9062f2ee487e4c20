import { Effect } from "effect"
import { describe, expect, test } from "vitest"
import { aChannel } from "../../../contracts/fixtures/channel"
import { anExternalQuote } from "../../../contracts/fixtures/external"
import { type Answer, aProvider } from "../../../contracts/fixtures/httpPage"
import { aChileanChannel } from "../../../contracts/fixtures/sale"
import { wireExternalQuote } from "../../../contracts/fixtures/wireExternalQuote"
import { json } from "../../../contracts/localServer"
import { ExternalQuoteApi, ExternalQuoteInvalid } from "../../core/external/externalQuote"

const { aPage, answerWith, logged, origin, sent } = aProvider()
type Page = Parameters<typeof aPage>[0]

const found = json({ data: { jsonObj: wireExternalQuote(anExternalQuote), expiresDateTime: anExternalQuote.expires } })

const asking = (id: string) => Effect.flatMap(ExternalQuoteApi, (api) => api.find(id))
const find = (id: string, page?: Page) => aPage(page).run(asking(id))

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

  test.each<readonly [name: string, answer: Answer, failure: ExternalQuoteInvalid]>([
    ["an unknown quote", json({}, 404), refused],
    ["a bad request", json({}, 400), refused],
    ["another shape", json({ cotizacion: 1 }), shape]
  ])("after %s, asked for once, with only its name in the log", async (_, answer, failure) => {
    answerWith(answer)
    expect(await aPage().failureOf(asking("7741-secret"))).toEqual(failure)
    expect(sent()).toHaveLength(1)
    expect(logged).toEqual([`external/getquote: ${failure._tag} (${failure.cause})`])
  })
})
