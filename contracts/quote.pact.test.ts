import { Matchers } from "@pact-foundation/pact"
import { Effect, Layer } from "effect"
import { describe, expect, test } from "vitest"
import { ApiUrl } from "../src/adapters/http/ApiUrlHttp"
import { HttpFetch } from "../src/adapters/http/Http"
import { QuoteApiHttp } from "../src/adapters/http/QuoteApiHttp"
import { CurrentChannel } from "../src/core/channel/CurrentChannel"
import { QuoteApi, QuoteDeclined, QuoteRefused, type QuoteRequest } from "../src/core/quote/QuoteApi"
import { aChannel } from "./fixtures/channel"
import { platinumPlan, silverPlan, threePlans } from "./fixtures/plans"
import { aQuoteRequest } from "./fixtures/searches"
import { type WirePlan, wirePlan } from "./fixtures/wirePlan"
import { callHeaders, pactWith } from "./pact"
import { states } from "./states"

const { boolean, eachLike, integer, like, number, regex, string } = Matchers

const quoteAt = (url: string, request: QuoteRequest) =>
  Effect.flatMap(QuoteApi, ({ quote }) => quote(request)).pipe(
    Effect.provide(QuoteApiHttp),
    Effect.provide(Layer.succeed(ApiUrl, { base: Effect.succeed(url) })),
    Effect.provide(HttpFetch({ origin: url })),
    Effect.provide(Layer.succeed(CurrentChannel, aChannel))
  )

const day = (example: string) => regex("^\\d{4}-\\d{2}-\\d{2}$", example)

/** Kinds of values where any will do; the very value where providers or the portal go by it. */
const bodyOf = (request: QuoteRequest) => ({
  quote: {
    TripInitialDate: day(request.start),
    TripEndDate: day(request.end),
    Age: request.ages.map((age) => integer(age)),
    Annual: request.annual,
    Sort: 1,
    PromotionalCode: request.coupon === null ? null : string(request.coupon),
    DestinationCountryIsoCode: regex("^[A-Z]{3}$", request.code),
    AmountCurrencyISOCode: regex("^[A-Z]{3}$", request.currency),
    Top: 15,
    Product: []
  },
  phoneNumber: regex("^\\d{10}$", request.phone),
  email: string(request.email),
  subscribed: boolean(request.subscribed)
})

/** A plan is on promotion or not, so that this amount may be null. */
const amountOrNull = (amount: number | null) => ({
  "pact:matcher:type": "regex",
  regex: "^(null|\\d+(\\.\\d+)?)$",
  value: amount
})

/** One or more of their kind, whatever their number. */
const severalLike = (examples: ReadonlyArray<unknown>) => ({ "pact:matcher:type": "type", min: 1, value: examples })

const planLike = (plan: WirePlan) => ({
  ...like(plan),
  value: {
    ...plan,
    Id: integer(Number(plan.Id)),
    Rate: number(plan.Rate),
    Favorite: integer(plan.Favorite),
    Amount: number(plan.Amount),
    AmountWithoutPromotion: amountOrNull(plan.AmountWithoutPromotion),
    Installment: like(plan.Installment),
    Benefit: like(plan.Benefit)
  }
})

const asking = (description: string, request: QuoteRequest, state?: string) => {
  const interaction = pactWith("public-api").addInteraction()
  return (state === undefined ? interaction : interaction.given(state, { channel: aChannel.code }))
    .uponReceiving(description)
    .withRequest("POST", "/public_api/sales/quote", (builder) =>
      builder.headers(callHeaders(aChannel.code)).jsonBody(bodyOf(request))
    )
}

describe("the plans on offer for a trip", () => {
  test("come with their instalments and benefits", () =>
    asking("a visitor who looks for plans for a trip", aQuoteRequest, states.plansOnSale)
      .willRespondWith(200, (response) => response.jsonBody(severalLike(threePlans.map(wirePlan).map(planLike))))
      .executeTest(async ({ url }) => {
        expect(await Effect.runPromise(quoteAt(url, aQuoteRequest))).toEqual(threePlans)
      }))

  test("may be none", () =>
    asking("a visitor who looks for plans for a trip that nothing covers", aQuoteRequest, states.noPlansOnSale)
      .willRespondWith(200, (response) => response.jsonBody([]))
      .executeTest(async ({ url }) => {
        expect(await Effect.runPromise(quoteAt(url, aQuoteRequest))).toEqual([])
      }))

  const withCoupon = { ...aQuoteRequest, coupon: "VIAJE10" }

  test("cost less with a coupon, and say what they cost without it", () =>
    asking("a visitor who has a coupon", withCoupon, states.couponValid)
      .willRespondWith(200, (response) =>
        response.jsonBody(eachLike({ ...wirePlan(platinumPlan), AmountWithoutPromotion: number(263_809.2) }))
      )
      .executeTest(async ({ url }) => {
        expect(await Effect.runPromise(quoteAt(url, withCoupon))).toEqual([platinumPlan])
      }))

  const withUnknownCoupon = { ...aQuoteRequest, coupon: "NOEXISTE" }

  test("cost the same with a coupon that nobody gave out", () =>
    asking("a visitor whose coupon nobody gave out", withUnknownCoupon, states.plansOnSale)
      .willRespondWith(200, (response) => response.jsonBody(severalLike([planLike(wirePlan(silverPlan))])))
      .executeTest(async ({ url }) => {
        expect(await Effect.runPromise(quoteAt(url, withUnknownCoupon))).toEqual([silverPlan])
      }))

  test("may be declined in words", () =>
    asking("a visitor whom the provider declines in words", aQuoteRequest, states.quoteDeclined)
      .willRespondWith(200, (response) => response.jsonBody({ error: string("No hay planes para esas fechas.") }))
      .executeTest(async ({ url }) => {
        const failure = await Effect.runPromise(Effect.flip(quoteAt(url, aQuoteRequest)))
        expect(failure).toEqual(new QuoteDeclined({ message: "No hay planes para esas fechas." }))
      }))

  const unknownCode = { ...aQuoteRequest, code: "ZZZ" }

  test("are refused under a duration code that nobody sells", () =>
    asking("a visitor whose duration code nobody sells", unknownCode)
      .willRespondWith(400)
      .executeTest(async ({ url }) => {
        const failure = await Effect.runPromise(Effect.flip(quoteAt(url, unknownCode)))
        expect(failure).toEqual(new QuoteRefused({ status: 400 }))
      }))
})
