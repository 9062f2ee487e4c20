import { Matchers } from "@pact-foundation/pact"
import { Effect, Layer } from "effect"
import { describe, expect, test } from "vitest"
import { ApiUrl, HttpFetch } from "../src/adapters/http/client"
import { MailApiHttp } from "../src/adapters/http/MailApiHttp"
import { CurrentChannel } from "../src/core/channel/channel"
import { MailApi, MailNotSent, type QuoteMail } from "../src/core/mail/MailApi"
import { aChannel } from "./fixtures/channel"
import { visitors } from "./fixtures/people"
import { goldPlan, platinumPlan } from "./fixtures/plans"
import { aSearch } from "./fixtures/searches"
import { callHeaders, inState, tripDay } from "./pact"
import { states } from "./states"

const { eachLike, integer, number, regex, string } = Matchers

const aMail: Omit<QuoteMail, "signedIn"> = {
  search: aSearch,
  plans: [goldPlan, platinumPlan],
  email: "bea@example.com"
}

const mailedAt = (url: string, signedIn: boolean) =>
  Effect.flatMap(MailApi, (api) => api.mailQuote({ ...aMail, signedIn })).pipe(
    Effect.provide(MailApiHttp),
    Effect.provide(Layer.succeed(ApiUrl, { base: Effect.succeed(url) })),
    Effect.provide(HttpFetch({ origin: url })),
    Effect.provide(Layer.succeed(CurrentChannel, aChannel))
  )

const body = {
  quote: {
    TripInitialDate: tripDay("departure", aSearch.trip.start),
    TripEndDate: tripDay("return", aSearch.trip.end),
    Age: eachLike(integer(34)),
    Annual: true,
    Sort: 1,
    PromotionalCode: null,
    DestinationCountryIsoCode: null,
    AmountCurrencyISOCode: "ARS",
    Top: 15,
    Product: eachLike({
      Id: integer(Number(goldPlan.id)),
      Name: string(goldPlan.name),
      Title: string(goldPlan.title),
      Product: string(goldPlan.product),
      Currency: regex("^[A-Z]{3}$", goldPlan.currency),
      Amount: number(goldPlan.amount / 100)
    }),
    Phone: regex("^\\d{10}$", aSearch.phone)
  },
  email: string(aMail.email)
}

const channel = aChannel.code

const mailing = (interaction: ReturnType<typeof inState>, description: string, path: string) =>
  interaction
    .uponReceiving(description)
    .withRequest("POST", path, (request) => request.headers(callHeaders(channel)).jsonBody(body))

const open = "/public_api/sales/mail"
const own = "/api/sales/mail"

test("the provider mails plans to a visitor", () =>
  mailing(inState("public-api", states.messages, { channel, email: "" }), "a visitor who wants plans by mail", open)
    .willRespondWith(200)
    .executeTest(({ url }) => Effect.runPromise(mailedAt(url, false))))

test("the provider mails plans to a logged-in visitor", () =>
  mailing(
    inState("portal-host", states.messages, { channel, email: visitors.ana.email }),
    "a visitor who is logged in and wants plans by mail",
    own
  )
    .willRespondWith(200)
    .executeTest(({ url }) => Effect.runPromise(mailedAt(url, true))))

describe("the provider does not mail plans", () => {
  const failing = (call: string, status: number, email = "") =>
    inState(email === "" ? "public-api" : "portal-host", states.callFails, { channel, call, status, body: "", email })

  test.each([
    { description: "a visitor whose mail cannot be sent", given: failing(open, 500), path: open, status: 500 },
    { description: "a visitor whose mail is refused", given: failing(open, 400), path: open, status: 400 },
    {
      description: "a visitor who is logged in and whose mail cannot be sent",
      given: failing(own, 500, visitors.ana.email),
      path: own,
      status: 500
    },
    {
      description: "a visitor who is not logged in any more and wants plans by mail",
      given: inState("portal-host", states.nobody, { channel }),
      path: own,
      status: 401
    }
  ])("to $description", ({ description, given, path, status }) =>
    mailing(given, description, path)
      .willRespondWith(status)
      .executeTest(async ({ url }) => {
        const failure = await Effect.runPromise(Effect.flip(mailedAt(url, path === own)))
        expect(failure).toEqual(new MailNotSent({ cause: "Status" }))
      })
  )
})
