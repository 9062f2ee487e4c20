import { Matchers } from "@pact-foundation/pact"
import { Effect, Layer } from "effect"
import { describe, expect, test } from "vitest"
import { ApiUrl, HttpFetch } from "../src/adapters/http/client"
import { EnrollApiHttp } from "../src/adapters/http/EnrollApiHttp"
import { payable } from "../src/core/cart/cart"
import { type Channel, CurrentChannel } from "../src/core/channel/channel"
import {
  EnrollApi,
  type Sale,
  SaleKeyTaken,
  SaleRefused,
  SaleSold,
  SaleTooMany,
  SaleUnderWay,
  SaleUnknown
} from "../src/core/enroll/EnrollApi"
import { SessionLost } from "../src/core/session/SessionLost"
import { aChannel } from "./fixtures/channel"
import { visitors } from "./fixtures/people"
import {
  aChileanChannel,
  aChileanSale,
  aDeclinedSale,
  aKey,
  aLostSale,
  aProducersChannel,
  aProducersSale,
  aSale,
  aSaleWithCoupon
} from "./fixtures/sale"
import { answerNull, callHeaders, fromState, inState, tripDay } from "./pact"
import { states } from "./states"

const { integer, number, regex, string } = Matchers

const day = (example: string) => regex("^\\d{4}-\\d{2}-\\d{2}$", example)
/** A text where the channel asks for it, empty elsewhere. */
const textOf = (form: string, example: string) => (example === "" ? "" : regex(form, example))

const passengerOf = ({ travellers: { home, passengers } }: Sale) =>
  passengers.map((passenger) => {
    const isRut = passenger.document.includes("-")
    const document = integer(Number(passenger.document.replace(isRut ? /\.|-.$/g : /\D/g, "")))
    return {
      FirstName: string(passenger.name),
      LastName: string(passenger.surname),
      DNI: document,
      Gender: 1,
      DateOfBirth: day(passenger.birth),
      Address: string(home.address),
      City: "",
      Province: string(home.provinceName),
      CP: textOf("^\\S.*$", home.postalCode),
      Comuna: textOf("^\\S.*$", home.comuna),
      Email: string(home.email),
      PhoneContact: regex("^\\d{10}$", passenger.phone),
      IdState: integer(Number(home.province)),
      IdCountry: integer(Number(home.country)),
      DocumentTypeId: integer(Number(passenger.documentType)),
      DocumentNo: document
    }
  })

const bodyOf = (sale: Sale) => {
  const { card, checkout, instalment } = sale
  const { code, sold } = checkout.producer
  const { coupon } = checkout.cart
  return {
    USDValue: number(payable(checkout.cart).rate),
    DepartureDate: tripDay("departure", checkout.search.trip.start),
    ReturnDate: tripDay("return", checkout.search.trip.end),
    IdPaymentPlan: integer(instalment),
    CardHolder: string(card.holder),
    CreditCardNumber: regex("^\\d{12,19}$", card.number),
    CVC: textOf("^\\d{3,4}$", card.code),
    expMonth: textOf("^(0[1-9]|1[0-2])$", card.month),
    expYear: textOf("^20\\d{2}$", card.year),
    ATSPProductId: integer(Number(payable(checkout.cart).id)),
    PromotionalCode: coupon ? string(coupon.code) : null,
    ProductorCode: sold ? string(code) : null,
    Passengers: passengerOf(sale)
  }
}

const uuid = "^[\\da-f]{8}(-[\\da-f]{4}){3}-[\\da-f]{12}$"

interface Buying {
  readonly description: string
  readonly sale?: Sale
  readonly channel?: Channel
  /** The bank's decision; approves by default. */
  readonly bank?: "approves" | "declines" | "is silent"
  /** Whether the sale uses the visitor's session. */
  readonly own?: "logged in" | "logged out"
  /** Last letter of its key, so that no two purchases share one. */
  readonly key?: string
  /** An answer other than the usual one. */
  readonly failing?: { readonly status: number; readonly body: string }
}

const keyOf = ({ key = "c" }: Partial<Buying>) => aKey.replace(/.$/, key)

const isOwn = ({ own }: Partial<Buying>) => own !== undefined
const callOf = (given: Buying) => (isOwn(given) ? "/api/sales/enroll" : "/public_api/sales/enroll")

const givenFor = (given: Buying) => {
  const { bank = "approves", channel: { code: channel } = aChannel, failing, own, sale = aSale } = given
  const provider = isOwn(given) ? "portal-host" : "public-api"
  const email = own === "logged in" ? visitors.ana.email : ""
  const { cart, producer } = sale.checkout
  if (own === "logged out") return inState(provider, states.nobody, { channel })
  if (failing) return inState(provider, states.callFails, { channel, call: callOf(given), email, ...failing })
  return inState(provider, states.planOnOffer, {
    channel,
    plan: payable(cart).id,
    instalment: sale.instalment,
    card: sale.card.number,
    bank,
    coupon: cart.coupon?.code ?? "",
    producer: producer.sold ? producer.code : "",
    email
  })
}

const buying = (given: Buying) => {
  const { channel = aChannel, description, sale = aSale } = given
  const key = isOwn(given) ? { "Idempotency-Key": fromState("key", uuid, keyOf(given)) } : {}
  return givenFor(given)
    .uponReceiving(description)
    .withRequest("POST", callOf(given), (request) =>
      request.headers({ ...callHeaders(channel.code), ...key }).jsonBody(bodyOf(sale))
    )
}

const enrolledAt = (url: string, given: Partial<Buying>) => {
  const { channel = aChannel, sale = aSale } = given
  const signedIn = isOwn(given)
  // Another origin than the public API's, so that the sale carries no key: the provider would have
  // to allow the header first.
  const origin = signedIn ? url : "https://portal.example.com"
  return Effect.flatMap(EnrollApi, (api) => api.enroll(sale, { key: keyOf(given), signedIn })).pipe(
    Effect.provide(EnrollApiHttp({ isOnline: () => true, origin })),
    Effect.provide(Layer.succeed(ApiUrl, { base: Effect.succeed(url) })),
    Effect.provide(HttpFetch({ origin })),
    Effect.provide(Layer.succeed(CurrentChannel, channel))
  )
}

describe("a sale is sold", () => {
  const sales: ReadonlyArray<Buying> = [
    { description: "a buyer who pays by card" },
    { description: "a buyer whose coupon takes something off", sale: aSaleWithCoupon },
    { description: "a buyer to whom a producer sold", sale: aProducersSale, channel: aProducersChannel },
    { description: "a buyer in Chile, with code and expiry", sale: aChileanSale, channel: aChileanChannel },
    { description: "a buyer who is logged in and pays by card", own: "logged in" }
  ]
  test.each(sales)("from $description", (given) =>
    buying(given)
      .willRespondWith(200, (response) =>
        response.jsonBody({ idSalesOrder: integer(9001), reserveId: string("48201936") })
      )
      .executeTest(async ({ url }) => {
        const order = await Effect.runPromise(enrolledAt(url, given))
        expect(order).toEqual({ idSalesOrder: "9001", reserveId: "48201936" })
      })
  )
})

/** `status` is that of `failing`, if the call is made to fail. */
type Failed = Buying & { readonly status?: number; readonly failure: unknown }

const isFailed = (given: Failed) =>
  buying(given)
    .willRespondWith(given.failing?.status ?? given.status ?? 200, (response) => {
      const { body = "" } = given.failing ?? {}
      if (body === "null") answerNull(response)
      else if (body !== "") response.jsonBody(JSON.parse(body))
    })
    .executeTest(async ({ url }) => {
      expect(await Effect.runPromise(Effect.flip(enrolledAt(url, given)))).toEqual(given.failure)
    })

const soldText = JSON.stringify({ idSalesOrder: 9001, reserveId: "48201936" })

describe("a sale is refused without a charge", () => {
  const failing = { status: 400, body: "" }
  const nothing = { status: 200, body: "null" }
  const refusals: ReadonlyArray<Failed> = [
    {
      description: "a buyer whose card is declined",
      sale: aDeclinedSale,
      bank: "declines",
      status: 402,
      failure: new SaleRefused({ status: 402 })
    },
    {
      description: "a buyer whose sale is refused",
      failing,
      failure: new SaleRefused({ status: 400 })
    },
    {
      description: "a buyer who is logged in and whose card is declined",
      sale: aDeclinedSale,
      bank: "declines",
      own: "logged in",
      key: "d",
      status: 402,
      failure: new SaleRefused({ status: 402 })
    },
    {
      description: "a buyer who is not logged in any more",
      own: "logged out",
      status: 401,
      failure: new SessionLost()
    },
    {
      description: "a buyer whose sale is answered with nothing",
      failing: nothing,
      failure: new SaleRefused({ status: 200 })
    },
    {
      description: "a buyer whose key belongs to another request",
      own: "logged in",
      failing: { status: 422, body: "" },
      failure: new SaleKeyTaken()
    },
    {
      description: "a buyer who asks too often",
      failing: { status: 429, body: "" },
      failure: new SaleTooMany({})
    },
    {
      description: "a buyer to whom this trip was sold before",
      failing: { status: 409, body: soldText },
      failure: new SaleSold({ order: { idSalesOrder: "9001", reserveId: "48201936" } })
    }
  ]
  test.each(refusals)("to $description", isFailed)
})

describe("the outcome of a sale is unknown", () => {
  const failure = new SaleUnknown({ cause: "Status" })
  const unread = new SaleUnknown({ cause: "Shape" })
  const orderWithError = JSON.stringify({ idSalesOrder: 9001, reserveId: "48201936", error: "Tarjeta rechazada" })
  const unknowns: ReadonlyArray<Failed> = [
    {
      description: "a buyer of whose card the bank says nothing",
      sale: aLostSale,
      bank: "is silent",
      status: 500,
      failure
    },
    {
      description: "a buyer who is logged in, and of whose card the bank says nothing",
      sale: aLostSale,
      bank: "is silent",
      own: "logged in",
      key: "e",
      status: 500,
      failure
    },
    {
      description: "a buyer whose first request is still under way",
      own: "logged in",
      failing: { status: 409, body: "" },
      failure: new SaleUnderWay()
    },
    {
      description: "a buyer on whom a server gave up waiting",
      failing: { status: 408, body: "" },
      failure
    },
    {
      description: "a buyer whose sale is put off",
      failing: { status: 202, body: soldText },
      failure
    },
    {
      description: "a buyer whose order comes with an error",
      failing: { status: 200, body: orderWithError },
      failure: unread
    },
    {
      description: "a buyer who is logged in and whose order comes with an error",
      own: "logged in",
      failing: { status: 200, body: orderWithError },
      failure: unread
    }
  ]
  test.each(unknowns)("of $description", isFailed)
})
