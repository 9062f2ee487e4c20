import { Matchers } from "@pact-foundation/pact"
import { Effect } from "effect"
import { describe, test } from "vitest"
import { SessionLost } from "../src/core/account/AccountApi"
import { payable } from "../src/core/cart/cart"
import type { Channel } from "../src/core/channel/channel"
import { EnrollApi, type Sale, SaleRefused, SaleUnknown } from "../src/core/enroll/EnrollApi"
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
  aSaleFromMonaco,
  aSaleWithCoupon
} from "./fixtures/sale"
import { anyOf, calling, fromState, gives, inState, orderId, refusing, type Statuses, tripDay } from "./pact"
import { states } from "./states"
import { asked } from "./wire"

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
      // 0 says that the country has no provinces (decision 76).
      IdState: home.province === "0" ? 0 : integer(Number(home.province)),
      IdCountry: integer(Number(home.country)),
      DocumentTypeId: integer(Number(passenger.documentType)),
      DocumentNo: document
    }
  })

const bodyOf = (sale: Sale) => {
  const { card, purchase, instalment } = sale
  const { code, sold } = purchase.producer
  const { coupon } = purchase.cart
  return {
    USDValue: number(payable(purchase.cart).rate),
    DepartureDate: tripDay("departure", purchase.search.trip.start),
    ReturnDate: tripDay("return", purchase.search.trip.end),
    IdPaymentPlan: integer(Number(instalment)),
    CardHolder: string(card.holder),
    CreditCardNumber: regex("^\\d{12,19}$", card.number),
    CVC: textOf("^\\d{3,4}$", card.code),
    expMonth: textOf("^(0[1-9]|1[0-2])$", card.month),
    expYear: textOf("^20\\d{2}$", card.year),
    ATSPProductId: integer(Number(payable(purchase.cart).id)),
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
}

const keyOf = ({ key = "c" }: Partial<Buying>) => aKey.replace(/.$/, key)

const isOwn = ({ own }: Partial<Buying>) => own !== undefined
const callOf = (given: Buying) => (isOwn(given) ? "/api/sales/enroll" : "/public_api/sales/enroll")

const givenFor = (given: Buying) => {
  const { bank = "approves", channel: { code: channel } = aChannel, own, sale = aSale } = given
  const provider = isOwn(given) ? "portal-host" : "public-api"
  const email = own === "logged in" ? visitors.ana.email : ""
  const { cart, producer } = sale.purchase
  if (own === "logged out") return inState(provider, states.nobody, { channel })
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
  const headers = isOwn(given) ? { "Idempotency-Key": fromState("key", uuid, keyOf(given)) } : {}
  return calling(givenFor(given), description, callOf(given), { channel: channel.code, headers, body: bodyOf(sale) })
}

const enrolledAt = (url: string, given: Partial<Buying>) => {
  const { channel = aChannel, sale = aSale } = given
  const signedIn = isOwn(given)
  // Another origin than the public API's, so that the sale carries no key: the provider would have
  // to allow the header first.
  const origin = signedIn ? url : "https://portal.example.com"
  return asked(
    Effect.flatMap(EnrollApi, (api) => api.enroll(sale, { key: keyOf(given), signedIn })),
    { origin, proxy: url, channel }
  )
}

describe("a sale is sold", () => {
  const sales: ReadonlyArray<Buying> = [
    { description: "a buyer who pays by card" },
    { description: "a buyer whose coupon takes something off", sale: aSaleWithCoupon },
    { description: "a buyer to whom a producer sold", sale: aProducersSale, channel: aProducersChannel },
    { description: "a buyer from a country without provinces", sale: aSaleFromMonaco },
    { description: "a buyer in Chile, with code and expiry", sale: aChileanSale, channel: aChileanChannel },
    { description: "a buyer who is logged in and pays by card", own: "logged in" }
  ]
  test.each(sales)("from $description", (given) =>
    buying(given)
      .willRespondWith(200, (response) => response.jsonBody({ idSalesOrder: orderId(9001) }))
      .executeTest(gives((url) => enrolledAt(url, given), { idSalesOrder: "9001", reserveId: "" }))
  )
})

interface NotSold extends Buying {
  /** The status that the pact shows, of those that mean the same. */
  readonly status: number
  readonly alike?: Statuses
  readonly failure: unknown
}

const statusesOf = ({ alike, status }: NotSold): ReturnType<typeof anyOf> =>
  alike ? anyOf(status, alike) : [status, () => undefined]

const isNotSold = (given: NotSold) =>
  buying(given)
    .willRespondWith(...statusesOf(given))
    .executeTest(gives((url) => Effect.flip(enrolledAt(url, given)), given.failure))

describe("a sale is refused without a charge", () => {
  const declined = {
    sale: aDeclinedSale,
    bank: "declines",
    status: 402,
    alike: refusing,
    failure: new SaleRefused({ status: 402 })
  } as const
  test.each([
    { description: "a buyer whose card is declined", ...declined, alike: [...refusing, 401] },
    { description: "a buyer who is logged in and whose card is declined", own: "logged in", key: "d", ...declined },
    {
      description: "a buyer who is not logged in any more",
      own: "logged out",
      status: 401,
      failure: new SessionLost()
    }
  ] as const)("to $description", isNotSold)
})

describe("the outcome of a sale is unknown", () => {
  const lost = {
    sale: aLostSale,
    bank: "is silent",
    status: 500,
    alike: "serverError",
    failure: new SaleUnknown({ cause: "Status" })
  } as const
  test.each([
    { description: "a buyer of whose card the bank says nothing", ...lost },
    {
      description: "a buyer who is logged in, and of whose card the bank says nothing",
      own: "logged in",
      key: "e",
      ...lost
    }
  ] as const)("of $description", isNotSold)
})
