import { Effect, Layer } from "effect"
import { SessionLost } from "../../core/account/AccountApi"
import { payable } from "../../core/cart/cart"
import { CurrentChannel } from "../../core/channel/channel"
import { log } from "../../core/device/log"
import {
  EnrollApi,
  type Sale,
  type SaleFailure,
  SaleKeyTaken,
  SaleNotSent,
  SaleProcessing,
  SaleRefused,
  SaleSold,
  type SaleTerms,
  SaleTooMany,
  SaleUnknown
} from "../../core/enroll/EnrollApi"
import type { Home, Passenger } from "../../core/passengers/passenger"
import type { DocumentKind } from "../../core/person/document"
import { withoutMarks } from "../../core/person/typed"
import { readExact } from "../json/exactJson"
import { Http, type HttpFailure, isRefused } from "./client"
import { readOrder } from "./wire/order"

/** The document as number. A RUT loses its check digit (PY-15). */
const toNumber = (document: string, kind: DocumentKind): number => {
  const signs = document.replace(/[^\dkK]/g, "")
  return Number(kind === "rut" ? signs.slice(0, -1) : signs)
}

/** Gender and city are the same for every passenger (PY-14). */
const toWirePassenger = (passenger: Passenger, home: Home, kind: DocumentKind) => ({
  FirstName: passenger.name,
  LastName: passenger.surname,
  DNI: toNumber(passenger.document, kind),
  Gender: 1,
  DateOfBirth: passenger.birth,
  Address: home.address,
  City: "",
  Province: home.provinceName,
  CP: home.postalCode,
  Comuna: home.comuna,
  Email: home.email,
  PhoneContact: passenger.phone,
  IdState: toId(home.province),
  IdCountry: toId(home.country),
  DocumentTypeId: toId(passenger.documentType),
  DocumentNo: toNumber(passenger.document, kind)
})

/** The body of `sales/enroll`, with its keys in the order of PY-13. */
const toWireSale = ({ card, purchase, instalment, travellers }: Sale, kind: DocumentKind) => {
  const { cart, producer, search } = purchase
  const item = payable(cart)
  const code = producer.sold ? withoutMarks(producer.code).trim() : ""
  return {
    USDValue: item.rate,
    DepartureDate: search.trip.start,
    ReturnDate: search.trip.end,
    IdPaymentPlan: instalment,
    CardHolder: card.holder,
    CreditCardNumber: card.number,
    CVC: card.code,
    expMonth: card.month,
    expYear: card.year,
    ATSPProductId: item.id,
    PromotionalCode: cart.coupon?.code ?? null,
    ProductorCode: code === "" ? null : code,
    Passengers: travellers.passengers.map((passenger) => toWirePassenger(passenger, travellers.home, kind))
  }
}

/** An id of the provider's lists: a number if its text is one, otherwise the text. */
export const toId = (id: string): number | string => {
  const number = Number(id)
  return String(number) === id && Number.isSafeInteger(number) ? number : id
}

/** What the browser believes. It may be wrong, as behind some VPNs. */
const isOnline = () => globalThis.navigator?.onLine !== false

/** Charges nothing and answers at once. */
const probe = { method: "GET", url: "/api_url", timeout: 8_000 } as const

/** A server in between gave up, so the outcome is unknown. */
const requestTimeout = 408

/** Any other refusal means that the provider charged nothing (TR-12). */
const toFailure = (failure: HttpFailure, { signedIn }: SaleTerms): SaleFailure => {
  if (failure._tag !== "Status") return new SaleUnknown({ cause: failure._tag })
  const { retryAfter, status, text = "" } = failure
  if (status === 409) {
    const order = readOrder(readExact(text))
    return order ? new SaleSold({ order }) : new SaleProcessing()
  }
  if (status === 422) return new SaleKeyTaken()
  if (status === 429) return new SaleTooMany(retryAfter === undefined ? {} : { retryAfter })
  if (!isRefused(failure) || status === requestTimeout) return new SaleUnknown({ cause: failure._tag })
  return status === 401 && signedIn ? new SessionLost() : new SaleRefused({ status })
}

/**
 * Sells with `POST /api/sales/enroll` for a logged-in buyer, otherwise with `POST
 * {proxy}/public_api/sales/enroll` (PY-13). The timeout is 60 s, without retries. The public call
 * carries no cookies, so that the browser does not repeat it either (decision 24). It sends
 * the key only to the page's own origin or to a proxy that accepts it. If the browser believes
 * itself offline, a GET decides: without an answer, no sale is sent (TR-12). The log holds the
 * failure's name, never the request.
 */
export const EnrollApiHttp = Layer.effect(
  EnrollApi,
  Effect.gen(function* () {
    const http = yield* Http
    const { document, proxyTakesKey } = yield* CurrentChannel
    const address = ({ signedIn }: SaleTerms) =>
      signedIn
        ? Effect.succeed(`${http.origin}/api/sales/enroll`)
        : Effect.map(http.proxy, (url) => `${url}/public_api/sales/enroll`)
    const enroll = Effect.fnUntraced(
      function* (sale: Sale, terms: SaleTerms) {
        const reached = isOnline() ? address(terms) : Effect.andThen(http.text(probe), address(terms))
        const url = yield* Effect.mapError(reached, ({ _tag }) => new SaleNotSent({ cause: _tag }))
        const takesKey = proxyTakesKey || new URL(url).origin === http.origin
        const asked = http.json({
          method: "POST",
          url,
          body: toWireSale(sale, document),
          headers: takesKey ? { "Idempotency-Key": terms.key } : {},
          ...(!terms.signedIn && { credentials: "omit" }),
          timeout: 60_000,
          only200: true
        })
        const answer = yield* Effect.mapError(asked, (failure) => toFailure(failure, terms))
        if (answer === null) return yield* new SaleRefused({ status: 200 })
        return readOrder(answer) ?? (yield* new SaleUnknown({ cause: "Shape" }))
      },
      Effect.tapError(({ _tag }) => Effect.sync(() => log(`sales/enroll: ${_tag}`)))
    )
    return EnrollApi.of({ enroll })
  })
)
