import { Matchers } from "@pact-foundation/pact"
import { Effect, Layer } from "effect"
import { describe, expect, test } from "vitest"
import { ApiUrl } from "../src/adapters/http/ApiUrlHttp"
import { EnrollApiHttp } from "../src/adapters/http/EnrollApiHttp"
import { HttpFetch } from "../src/adapters/http/Http"
import { payable } from "../src/core/cart/cart"
import { CurrentChannel } from "../src/core/channel/CurrentChannel"
import type { Channel } from "../src/core/channel/channel"
import { EnrollApi, type Sale, SaleRefused, SaleUnknown } from "../src/core/enroll/EnrollApi"
import { SessionLost } from "../src/core/session/SessionLost"
import { aChannel } from "./fixtures/channel"
import { people } from "./fixtures/people"
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
import { callHeaders, pactWith } from "./pact"
import { states } from "./states"

const { integer, number, regex, string } = Matchers

const day = (example: string) => regex("^\\d{4}-\\d{2}-\\d{2}$", example)
/** A text that is there where the channel asks for it, and empty elsewhere. */
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
    DepartureDate: day(checkout.search.trip.start),
    ReturnDate: day(checkout.search.trip.end),
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
  readonly state: string
  readonly sale?: Sale
  readonly channel?: Channel
  readonly signedIn?: boolean
  /** Who is logged in. */
  readonly email?: string
}

const buying = ({ channel = aChannel, description, email, sale = aSale, signedIn, state }: Buying) =>
  pactWith(signedIn ? "portal-host" : "public-api")
    .addInteraction()
    .given(state, { channel: channel.code, ...(email && { email }) })
    .uponReceiving(description)
    .withRequest("POST", signedIn ? "/api/sales/enroll" : "/public_api/sales/enroll", (request) =>
      request
        .headers({ ...callHeaders(channel.code), ...(signedIn ? { "Idempotency-Key": regex(uuid, aKey) } : {}) })
        .jsonBody(bodyOf(sale))
    )

const enrolledAt = (url: string, { channel = aChannel, sale = aSale, signedIn = false }: Partial<Buying>) => {
  // A page of another origin than the public API's, so that no key goes along: that provider would have to allow the header first.
  const origin = signedIn ? url : "https://portal.example.com"
  return Effect.flatMap(EnrollApi, (api) => api.enroll(sale, { key: aKey, signedIn })).pipe(
    Effect.provide(EnrollApiHttp({ isOnline: () => true, origin })),
    Effect.provide(Layer.succeed(ApiUrl, { base: Effect.succeed(url) })),
    Effect.provide(HttpFetch({ origin })),
    Effect.provide(Layer.succeed(CurrentChannel, channel))
  )
}

describe("a sale is taken", () => {
  const state = states.saleTaken
  const sales: ReadonlyArray<Buying> = [
    { description: "a buyer who pays by card", state },
    { description: "a buyer whose coupon takes something off", state, sale: aSaleWithCoupon },
    { description: "a buyer to whom a producer sold", state, sale: aProducersSale, channel: aProducersChannel },
    { description: "a buyer in Chile, with code and expiry", state, sale: aChileanSale, channel: aChileanChannel },
    {
      description: "a buyer who is logged in and pays by card",
      state: states.verifiedVisitor,
      signedIn: true,
      email: people.registered
    }
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

describe("a sale is not made", () => {
  const refusals: ReadonlyArray<Buying & { readonly status: number; readonly failure: unknown }> = [
    {
      description: "a buyer whose card is declined",
      state: states.cardDeclined,
      sale: aDeclinedSale,
      status: 402,
      failure: new SaleRefused({ status: 402 })
    },
    {
      description: "a buyer whose sale is refused",
      state: states.saleRefused,
      status: 400,
      failure: new SaleRefused({ status: 400 })
    },
    {
      description: "a buyer who is not logged in any more",
      state: states.nobody,
      signedIn: true,
      status: 401,
      failure: new SessionLost()
    }
  ]
  test.each(refusals)("to $description", (given) =>
    buying(given)
      .willRespondWith(given.status)
      .executeTest(async ({ url }) => {
        expect(await Effect.runPromise(Effect.flip(enrolledAt(url, given)))).toEqual(given.failure)
      })
  )

  test("when it is answered with nothing", () =>
    buying({ description: "a buyer whose sale is answered with nothing", state: states.saleUnanswered })
      .willRespondWith(200, (response) => response.body("application/json", Buffer.from("null")))
      .executeTest(async ({ url }) => {
        expect(await Effect.runPromise(Effect.flip(enrolledAt(url, {})))).toEqual(new SaleRefused({ status: 200 }))
      }))
})

test("nobody knows what became of a sale after a 500", () =>
  buying({ description: "a buyer of whose sale nobody knows what became", state: states.saleUnknown, sale: aLostSale })
    .willRespondWith(500)
    .executeTest(async ({ url }) => {
      const failure = await Effect.runPromise(Effect.flip(enrolledAt(url, { sale: aLostSale })))
      expect(failure).toEqual(new SaleUnknown({ cause: "Status" }))
    }))
