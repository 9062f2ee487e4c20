import { Matchers } from "@pact-foundation/pact"
import { Effect } from "effect"
import { describe, test } from "vitest"
import { QuoteApi, QuoteRefused, type QuoteRequest } from "../src/core/quote/QuoteApi"
import { goldPlan, platinumPlan, silverPlan } from "./fixtures/plans"
import { aQuoteRequest } from "./fixtures/searches"
import { described, type WirePlan, wirePlan } from "./fixtures/wirePlan"
import { anyOf, calling, count, filled, gives, id, inState, orNull, positive, tripDay, whole } from "./pact"
import { states } from "./states"
import { asked } from "./wire"

const { boolean, eachLike, integer, like, regex, string } = Matchers

const quoteAt = (url: string, request: QuoteRequest) =>
  asked(
    Effect.flatMap(QuoteApi, ({ quote }) => quote(request)),
    { origin: url }
  )

/** Matches by kind; by exact value where the provider or the portal depends on it. */
const bodyOf = (request: QuoteRequest) => ({
  quote: {
    TripInitialDate: tripDay("departure", request.start),
    TripEndDate: tripDay("return", request.end),
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

/** Null for a plan without promotion, or without a description on its card. */
const mayBeNull = {
  "$[*].AmountWithoutPromotion": { match: "number" },
  "$[*].CardDescription": { match: "regex", regex: "^[\\s\\S]*$" }
}

/** So many rows or more. What the first row shows of a field holds for every row. */
const severalLike = (examples: ReadonlyArray<unknown>, min = 1) => ({
  "pact:matcher:type": "type",
  min,
  value: examples
})

/** Whole numbers for those that a sale sends back; amounts may have decimals. */
const instalmentLike = (instalment: WirePlan["Installment"][number]) => ({
  Id: whole(Number(instalment.Id)),
  IdPaymentMethod: whole(Number(instalment.IdPaymentMethod)),
  NumberOfInstallments: count(instalment.NumberOfInstallments),
  AmountPerInstallment: positive(instalment.AmountPerInstallment)
})

const planLike = (plan: WirePlan) => ({
  ...plan,
  Id: id(plan.Id),
  Title: filled(plan.Title),
  Name: string(plan.Name),
  Product: string(plan.Product),
  LongDescription: string(plan.LongDescription),
  // The currency of the call.
  Currency: regex(`^${plan.Currency}$`, plan.Currency),
  Rate: positive(plan.Rate),
  Favorite: whole(plan.Favorite),
  Amount: positive(plan.Amount),
  Installment: severalLike([...plan.Installment.slice(0, 1).map(instalmentLike), ...plan.Installment.slice(1)], 0),
  Benefit: like(plan.Benefit)
})

const { code } = aQuoteRequest

const plansOnSale = (coupon = "") => inState("public-api", states.plansOnSale, { code, coupon })

const asking = (given: ReturnType<typeof inState>, description: string, request: QuoteRequest) =>
  calling(given, description, "/public_api/sales/quote", { body: bodyOf(request) })

describe("the plans on offer for a trip", () => {
  test("come with their instalments and benefits", () => {
    // One coverage is in the long description only.
    const [silver, gold] = [described(silverPlan), described(goldPlan)]
    const bare = { ...wirePlan(described(platinumPlan)), CardDescription: null }
    const plansLike = severalLike([planLike(wirePlan(silver)), wirePlan(gold), bare])
    return asking(plansOnSale(), "a visitor who looks for plans for a trip", aQuoteRequest)
      .willRespondWith(200, (response) => orNull(response.jsonBody(plansLike), mayBeNull))
      .executeTest(
        gives(
          (url) => quoteAt(url, aQuoteRequest),
          [silver, gold, { ...described(platinumPlan), coverage: bare.LongDescription }]
        )
      )
  })

  test("may be an empty list", () =>
    asking(
      inState("public-api", states.nothingOnSale, { code }),
      "a visitor who looks for plans for a trip that nothing covers",
      aQuoteRequest
    )
      .willRespondWith(200, (response) => response.jsonBody([]))
      .executeTest(gives((url) => quoteAt(url, aQuoteRequest), [])))

  const { benefits, instalments } = platinumPlan
  const wire = wirePlan({ ...platinumPlan, instalments: instalments.slice(0, 1), benefits: benefits.slice(0, 1) })
  /** Matches every plan, instalment and benefit, whatever their number. */
  const everyRow = {
    AmountWithoutPromotion: positive(263_809.2),
    Installment: severalLike(wire.Installment.map(instalmentLike), 0),
    Benefit: severalLike(
      [{ Description: string(wire.Benefit[0]?.Description), Detail: string(wire.Benefit[0]?.Detail) }],
      0
    )
  }
  const card = "$[*].CardDescription"
  const withCoupon = { ...aQuoteRequest, coupon: "VIAJE10" }

  test("cost less with a coupon, and give the price without it", () =>
    asking(plansOnSale("VIAJE10"), "a visitor who has a coupon", withCoupon)
      .willRespondWith(200, (response) =>
        orNull(response.jsonBody(eachLike({ ...planLike(wire), ...everyRow })), { [card]: mayBeNull[card] })
      )
      .executeTest(
        gives(
          (url) => quoteAt(url, withCoupon),
          [{ ...platinumPlan, instalments: instalments.slice(0, 1), benefits: benefits.slice(0, 1) }]
        )
      ))

  const withUnknownCoupon = { ...aQuoteRequest, coupon: "NOEXISTE" }

  test("cost the same with an unknown coupon", () =>
    asking(plansOnSale(), "a visitor whose coupon nobody gave out", withUnknownCoupon)
      .willRespondWith(200, (response) =>
        orNull(response.jsonBody(severalLike([planLike(wirePlan(described(silverPlan)))])), mayBeNull)
      )
      .executeTest(gives((url) => quoteAt(url, withUnknownCoupon), [described(silverPlan)])))
})

test("the provider refuses a trip under a duration code that it does not have", () =>
  asking(plansOnSale(), "a visitor whose duration code nobody sells", { ...aQuoteRequest, code: "ZZZ" })
    .willRespondWith(...anyOf(400, "clientError"))
    .executeTest(
      gives((url) => Effect.flip(quoteAt(url, { ...aQuoteRequest, code: "ZZZ" })), new QuoteRefused({ status: 400 }))
    ))
