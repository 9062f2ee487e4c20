import { Effect, Layer } from "effect"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest"
import { aChannel } from "../../../contracts/fixtures/channel"
import { endsAfter } from "../../../contracts/fixtures/endsAfter"
import { goldPlan, platinumPlan } from "../../../contracts/fixtures/plans"
import { aChileanChannel } from "../../../contracts/fixtures/sale"
import { aSearch } from "../../../contracts/fixtures/searches"
import { json, type LocalServer, localServer } from "../../../contracts/localServer"
import { CurrentChannel } from "../../core/channel/channel"
import { MailApi, MailNotSent, type QuoteMail } from "../../core/mail/MailApi"
import { CheckoutHttpAdapters } from "../../start/checkoutCore"
import { HttpAdapters } from "./HttpAdapters"

let server: LocalServer
beforeAll(async () => {
  server = await localServer()
})
afterAll(() => server.close())

const logged: Array<unknown> = []
beforeEach(() => {
  logged.length = 0
  vi.spyOn(console, "error").mockImplementation((...words) => void logged.push(...words))
})
afterEach(() => void vi.restoreAllMocks())

type Answer = ReturnType<typeof json>
const answerWith = (answer: Answer, apiUrl: Answer = (response) => response.end(server.origin)) =>
  server.answerWith((response) => (response.req.url === "/api_url" ? apiUrl : answer)(response))

const aMail: QuoteMail = {
  search: aSearch,
  plans: [goldPlan, platinumPlan],
  email: "bea@example.com",
  signedIn: false
}

const mail = (given: Partial<QuoteMail> = {}, channel = aChannel, page: { readonly fetch?: typeof fetch } = {}) =>
  Effect.suspend(() => {
    const options = { origin: server.origin, ...page }
    return Effect.flatMap(MailApi, (api) => api.mailQuote({ ...aMail, ...given })).pipe(
      Effect.provide(CheckoutHttpAdapters(options)),
      Effect.provide(HttpAdapters({ ...options, destinations: [] })),
      Effect.provide(Layer.succeed(CurrentChannel, channel))
    )
  })
const paths = () => server.received.map(({ path }) => path)

describe("a mail", () => {
  test.each([aChannel, aChileanChannel])(
    "has the body of ML-03, with the same constants on every channel",
    async (channel) => {
      answerWith(json({ Id: 1 }))
      await Effect.runPromise(mail({}, channel))
      const sent = server.received[1]
      expect(sent).toMatchObject({
        method: "POST",
        path: "/public_api/sales/mail",
        headers: { idchannel: channel.code }
      })
      expect(JSON.parse(sent?.body ?? "")).toEqual({
        quote: {
          TripInitialDate: "2027-01-10",
          TripEndDate: "2027-01-25",
          Age: [34, 0, 71],
          Annual: true,
          Sort: 1,
          PromotionalCode: null,
          DestinationCountryIsoCode: null,
          AmountCurrencyISOCode: "ARS",
          Top: 15,
          Product: [
            { Id: 102, Name: "GOLD", Title: "GOLD", Product: "GL", Currency: "ARS", Amount: 185034.72 },
            { Id: 103, Name: "PLATINUM", Title: "PLATINUM", Product: "PR", Currency: "ARS", Amount: 224237.88 }
          ],
          Phone: "1144445555"
        },
        email: "bea@example.com"
      })
    }
  )

  // ML-02
  test("of a logged-in visitor goes to the portal's own host", async () => {
    answerWith(json({ Id: 1 }))
    await Effect.runPromise(mail({ signedIn: true }))
    expect(paths()).toEqual(["/api/sales/mail"])
  })

  test.each<readonly [string, Answer]>([
    ["200", json({})],
    ["201", json({}, 201)],
    ["202", json({}, 202)],
    ["204", (response) => response.writeHead(204).end()],
    ["an empty 200", (response) => response.end()],
    ["null", json(null)]
  ])("counts as sent after %s", async (_, answer) => {
    answerWith(answer)
    await Effect.runPromise(mail())
    expect(logged).toEqual([])
  })
})

describe("a failed mail is not repeated, and its log has only a name", () => {
  test.each<readonly [string, Answer, string]>([
    ["400", json({ error: "bea@example.com" }, 400), "Status"],
    ["401", json({}, 401), "Status"],
    ["500", json({}, 500), "Status"],
    ["503", json({}, 503), "Status"],
    ["a page of a proxy", (response) => response.end(" <!doctype html>"), "NotTaken"],
    ["a cut connection", (response) => response.destroy(), "Network"]
  ])("%s", async (_, answer, cause) => {
    answerWith(answer)
    for (const signedIn of [true, false])
      expect(await Effect.runPromise(Effect.flip(mail({ signedIn })))).toEqual(new MailNotSent({ cause }))
    expect(paths()).toEqual(["/api/sales/mail", "/api_url", "/public_api/sales/mail"])
    expect(logged).toEqual(Array(2).fill(`sales/mail: ${cause}`))
  })

  test("no answer within 15 seconds", async () => {
    const seen = vi.fn<typeof fetch>(() => new Promise(() => undefined))
    const asked = Effect.flip(mail({ signedIn: true }, aChannel, { fetch: seen }))
    expect(await endsAfter(15_000, () => Effect.runPromise(asked))).toEqual(new MailNotSent({ cause: "Timeout" }))
    expect(seen).toHaveBeenCalledTimes(1)
  })

  test("an address that the channel may not call", async () => {
    answerWith(json({}), (response) => response.end("https://evil.example"))
    expect(await Effect.runPromise(Effect.flip(mail()))).toEqual(new MailNotSent({ cause: "ProxyRefused" }))
    expect(paths()).toEqual(["/api_url"])
  })
})
