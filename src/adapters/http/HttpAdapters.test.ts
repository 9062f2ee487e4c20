import { Effect } from "effect"
import { describe, expect, test } from "vitest"
import { aChannel } from "../../../contracts/fixtures/channel"
import { type Answer, aCutConnection, aProvider, aWebPage } from "../../../contracts/fixtures/httpPage"
import { platinumPlan, silverPlan, threePlans } from "../../../contracts/fixtures/plans"
import { aQuoteRequest } from "../../../contracts/fixtures/searches"
import { wirePlan } from "../../../contracts/fixtures/wirePlan"
import { json } from "../../../contracts/localServer"
import { QuoteApi, QuoteDeclined, QuoteRefused, QuoteUnavailable } from "../../core/quote/QuoteApi"
import { type Destination, DestinationsApi } from "../../core/trip/DestinationsApi"

const { aPage, answerWith, asked, logged, origin, sent } = aProvider()

const builtIn: Destination = { id: 3, name: "EUROPA", order: 4, exclusiveForChannels: ["MARCA"], scene: "europa" }
const quote = Effect.flatMap(QuoteApi, (api) => api.quote(aQuoteRequest))
const destinations = Effect.flatMap(DestinationsApi, ({ all }) => all)

const plans = json(threePlans.map(wirePlan))
const apiUrlAsked = "GET /api_url"
const quoteAsked = "POST /public_api/sales/quote"

describe("quoting", () => {
  test("requests /api_url, then plans, in the channel's name", async () => {
    answerWith(plans)
    expect(await aPage().run(quote)).toEqual(threePlans)
    expect(asked()).toEqual([apiUrlAsked, quoteAsked])
    expect(sent()[0]?.headers).toMatchObject({ idchannel: aChannel.code })
    expect(logged).toEqual([])
  })

  // CL-02
  test("requests /api_url once for all quotes, simultaneous ones included", async () => {
    answerWith(plans)
    const { run } = aPage()
    await Promise.all([run(quote), run(quote)])
    await run(quote)
    expect(asked().filter((path) => path === apiUrlAsked)).toHaveLength(1)
    expect(sent()).toHaveLength(3)
  })

  test("requests /api_url again after a failure", async () => {
    answerWith(plans, json({}, 500))
    const { failureOf, run } = aPage()
    expect(await failureOf(quote)).toEqual(new QuoteUnavailable({ cause: "NoProxy" }))
    expect(asked()).toEqual([apiUrlAsked])
    expect(logged).toEqual(["sales/quote: QuoteUnavailable"])
    answerWith(plans)
    expect(await run(quote)).toEqual(threePlans)
  })

  // CL-02
  test("requests /api_url again after a quote that was lost: the provider may have moved", async () => {
    const asks: Array<string> = []
    const texts = ["http://127.0.0.1:1", origin()]
    const ask = async () => {
      asks.push(texts[0] ?? "")
      return texts[0]
    }
    answerWith(plans)
    const { failureOf, run } = aPage({ apiUrl: { ask, drop: () => void texts.shift() } })
    expect(await failureOf(quote)).toEqual(new QuoteUnavailable({ cause: "Network" }))
    expect(await run(quote)).toEqual(threePlans)
    expect(asks).toEqual(["http://127.0.0.1:1", origin()])
  })

  // CL-03
  test.each<readonly [name: string, answer: Answer, failure: unknown]>([
    ["a refusal with a message", json({ error: "No hay planes" }), new QuoteDeclined({ message: "No hay planes" })],
    ["a 400", json({ error: "mal" }, 400), new QuoteRefused({ status: 400 })],
    ["a 404", json({}, 404), new QuoteRefused({ status: 404 })],
    ["another shape", json({ plans: [] }), new QuoteUnavailable({ cause: "Shape" })]
  ])("fails for %s without a retry, with only its name in the log", async (_, answer, failure) => {
    answerWith(answer)
    expect(await aPage().failureOf(quote)).toEqual(failure)
    expect(asked()).toEqual([apiUrlAsked, quoteAsked])
    expect(logged).toEqual([`sales/quote: ${(failure as { _tag: string })._tag}`])
  })

  test("logs the number of unreadable plans, without their content", async () => {
    answerWith(json([{ Title: "secret" }, ...threePlans.map(wirePlan)]))
    expect(await aPage().run(quote)).toEqual(threePlans)
    expect(logged).toEqual(["sales/quote: 1 plans cannot be sold"])
  })

  test("logs the number of plans whose instalments are not their price (RS-05)", async () => {
    const dearer = silverPlan.instalments.map((way) => ({ ...way, amount: way.amount + 2 }))
    answerWith(json([{ ...silverPlan, instalments: dearer }, platinumPlan].map(wirePlan)))
    expect(await aPage().run(quote)).toHaveLength(2)
    expect(logged).toEqual(["sales/quote: 1 plans have another price in instalments"])
  })
})

describe("destinations", () => {
  test("come from the portal's own file, each with the name of its drawing", async () => {
    answerWith(
      json([
        { id: 9, name: "OCEANÍA", order: 1 },
        { id: 10, name: "LA LUNA", order: 2, scene: "luna" },
        { id: 11, name: "EL MAR", order: 3, scene: null },
        { ...builtIn, more: 1 }
      ])
    )
    expect(await aPage({ destinations: [builtIn] }).run(destinations)).toEqual([
      { id: 9, name: "OCEANÍA", order: 1, exclusiveForChannels: [], scene: "" },
      { id: 10, name: "LA LUNA", order: 2, exclusiveForChannels: [], scene: "luna" },
      { id: 11, name: "EL MAR", order: 3, exclusiveForChannels: [], scene: "" },
      builtIn
    ])
    expect(asked()).toEqual(["GET /config/destinos.json"])
  })

  test.each<readonly [name: string, answer: Answer]>([
    ["it is missing", json({}, 404)],
    ["it is a page", aWebPage],
    ["it is empty", json([])],
    ["an entry has no name", json([{ id: 1, order: 1 }])],
    ["the server is down", aCutConnection]
  ])("are those of the build if %s", async (_, answer) => {
    answerWith(answer)
    expect(await aPage({ destinations: [builtIn] }).run(destinations)).toEqual([builtIn])
  })
})
