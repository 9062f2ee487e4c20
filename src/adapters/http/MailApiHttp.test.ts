import { Effect } from "effect"
import { describe, expect, test } from "vitest"
import { aChannel } from "../../../contracts/fixtures/channel"
import { type Answer, aProvider } from "../../../contracts/fixtures/httpPage"
import { goldPlan, platinumPlan } from "../../../contracts/fixtures/plans"
import { aChileanChannel } from "../../../contracts/fixtures/sale"
import { aSearch } from "../../../contracts/fixtures/searches"
import { json } from "../../../contracts/localServer"
import { MailApi, MailNotSent, type QuoteMail } from "../../core/mail/MailApi"

const { aPage, answerWith, asked, bodySent, logged, sent } = aProvider()

const aMail: QuoteMail = {
  search: aSearch,
  plans: [goldPlan, platinumPlan],
  email: "bea@example.com",
  signedIn: false
}
const mailing = (given: Partial<QuoteMail> = {}) =>
  Effect.flatMap(MailApi, (api) => api.mailQuote({ ...aMail, ...given }))

describe("a mail", () => {
  test.each([aChannel, aChileanChannel])(
    "has the body of ML-03, with the same constants on every channel",
    async (channel) => {
      answerWith(json({ Id: 1 }))
      await aPage({ channel }).run(mailing())
      expect(asked()).toEqual(["GET /api_url", "POST /public_api/sales/mail"])
      expect(sent()[0]?.headers).toMatchObject({ idchannel: channel.code })
      expect(bodySent()).toEqual({
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
    await aPage().run(mailing({ signedIn: true }))
    expect(asked()).toEqual(["POST /api/sales/mail"])
  })

  test.each<readonly [string, Answer]>([
    ["200", json({})],
    ["201", json({}, 201)],
    ["204", (response) => response.writeHead(204).end()],
    ["an empty 200", (response) => response.end()],
    ["null", json(null)]
  ])("counts as sent after %s", async (_, answer) => {
    answerWith(answer)
    await aPage().run(mailing())
    expect(logged).toEqual([])
  })
})

test("a refused mail is not repeated, and its log has only a name", async () => {
  answerWith(json({ error: "bea@example.com" }, 400))
  expect(await aPage().failureOf(mailing())).toEqual(new MailNotSent({ cause: "Status" }))
  expect(asked()).toEqual(["GET /api_url", "POST /public_api/sales/mail"])
  expect(logged).toEqual(["sales/mail: Status"])
})
