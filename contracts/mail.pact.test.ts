import { Matchers } from "@pact-foundation/pact"
import { Effect } from "effect"
import { test } from "vitest"
import { MailApi, MailNotSent, type QuoteMail } from "../src/core/mail/MailApi"
import { visitors } from "./fixtures/people"
import { goldPlan, platinumPlan } from "./fixtures/plans"
import { aSearch } from "./fixtures/searches"
import { anyOf, calling, gives, inState, tripDay } from "./pact"
import { states } from "./states"
import { asked } from "./wire"

const { eachLike, integer, number, regex, string } = Matchers

const aMail: Omit<QuoteMail, "signedIn"> = {
  search: aSearch,
  plans: [goldPlan, platinumPlan],
  email: "bea@example.com"
}

const mailedAt = (url: string, signedIn: boolean) =>
  asked(
    Effect.flatMap(MailApi, (api) => api.mailQuote({ ...aMail, signedIn })),
    { origin: url }
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

const open = () => inState("public-api", states.messages, { email: "" })
const own = () => inState("portal-host", states.messages, { email: visitors.ana.email })
const nobody = () => inState("portal-host", states.nobody)

test.each([
  ["a visitor", open, "a visitor who wants plans by mail", "/public_api/sales/mail", false],
  ["a logged-in visitor", own, "a visitor who is logged in and wants plans by mail", "/api/sales/mail", true]
] as const)("the provider mails plans to %s", (_, given, description, path, signedIn) =>
  calling(given(), description, path, { body })
    .willRespondWith(...anyOf(200, "success"))
    .executeTest(gives((url) => mailedAt(url, signedIn), undefined))
)

test("the provider mails no plans to a visitor who is not logged in any more", () =>
  calling(nobody(), "a visitor who is not logged in any more and wants plans by mail", "/api/sales/mail", { body })
    .willRespondWith(...anyOf(401, "clientError"))
    .executeTest(gives((url) => Effect.flip(mailedAt(url, true)), new MailNotSent({ cause: "Status" }))))
