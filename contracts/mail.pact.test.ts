import { Matchers } from "@pact-foundation/pact"
import { Effect, Layer } from "effect"
import { describe, expect, test } from "vitest"
import { ApiUrl } from "../src/adapters/http/ApiUrlHttp"
import { HttpFetch } from "../src/adapters/http/Http"
import { MailApiHttp } from "../src/adapters/http/MailApiHttp"
import { CurrentChannel } from "../src/core/channel/CurrentChannel"
import { MailApi, MailNotSent, type QuoteMail } from "../src/core/mail/MailApi"
import { aChannel } from "./fixtures/channel"
import { people } from "./fixtures/people"
import { goldPlan, platinumPlan } from "./fixtures/plans"
import { aSearch } from "./fixtures/searches"
import { callHeaders, pactWith } from "./pact"
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

const day = (example: string) => regex("^\\d{4}-\\d{2}-\\d{2}$", example)

const body = {
  quote: {
    TripInitialDate: day(aSearch.trip.start),
    TripEndDate: day(aSearch.trip.end),
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

const mailing = (description: string, state: string, signedIn: boolean, email?: string) =>
  pactWith(signedIn ? "portal-host" : "public-api")
    .addInteraction()
    .given(state, { channel: aChannel.code, ...(email && { email }) })
    .uponReceiving(description)
    .withRequest("POST", signedIn ? "/api/sales/mail" : "/public_api/sales/mail", (request) =>
      request.headers(callHeaders(aChannel.code)).jsonBody(body)
    )

describe("plans are mailed", () => {
  test.each([
    ["a visitor who wants plans by mail", states.planMailsSent, false, undefined],
    ["a visitor who is logged in and wants plans by mail", states.verifiedVisitor, true, people.registered]
  ] as const)("to %s", (description, state, signedIn, email) =>
    mailing(description, state, signedIn, email)
      .willRespondWith(200)
      .executeTest(({ url }) => Effect.runPromise(mailedAt(url, signedIn)))
  )
})

describe("plans are not mailed", () => {
  test.each([
    ["a visitor whose mail cannot be sent", states.planMailsFailing, false, 500],
    ["a visitor who is not logged in any more and wants plans by mail", states.nobody, true, 401]
  ] as const)("to %s", (description, state, signedIn, status) =>
    mailing(description, state, signedIn)
      .willRespondWith(status)
      .executeTest(async ({ url }) => {
        const failure = await Effect.runPromise(Effect.flip(mailedAt(url, signedIn)))
        expect(failure).toEqual(new MailNotSent({ cause: "Status" }))
      })
  )
})
