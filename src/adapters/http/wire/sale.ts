import { Option, Schema } from "effect"
import { payable } from "../../../core/cart/cart"
import type { Sale } from "../../../core/enroll/EnrollApi"
import type { Order } from "../../../core/enroll/purchase"
import type { Home, Passenger } from "../../../core/passengers/passenger"
import type { DocumentKind } from "../../../core/person/document"
import { withoutMarks } from "../../../core/person/typed"

/** The same for every passenger (PY-14). */
const constants = { Gender: 1, City: "" } as const

/** The document as number. A RUT loses its check digit (PY-15). */
const toNumber = (document: string, kind: DocumentKind): number => {
  const signs = document.replace(/[^\dkK]/g, "")
  return Number(kind === "rut" ? signs.slice(0, -1) : signs)
}

const toWirePassenger = (passenger: Passenger, home: Home, kind: DocumentKind) => ({
  FirstName: passenger.name,
  LastName: passenger.surname,
  DNI: toNumber(passenger.document, kind),
  Gender: constants.Gender,
  DateOfBirth: passenger.birth,
  Address: home.address,
  City: constants.City,
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
export const toWireSale = ({ card, checkout, instalment, travellers }: Sale, kind: DocumentKind) => {
  const { cart, producer, search } = checkout
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

const Id = Schema.Union([Schema.Finite, Schema.NonEmptyString])

/** The answer to a sale. The body of a refusal with 200 has an `error`, or `success: false`. */
export const WireOrder = Schema.Struct({
  idSalesOrder: Id,
  reserveId: Schema.optionalKey(Schema.NullOr(Schema.Union([Schema.Finite, Schema.String]))),
  error: Schema.optionalKey(Schema.Unknown),
  success: Schema.optionalKey(Schema.Unknown)
})

const decodeOrder = Schema.decodeUnknownOption(WireOrder)

/** A back end's texts for an id that it does not have. A number of 0 or less is one too. */
const noIds = ["null", "undefined"]

const isId = (id: string) => !(Number(id) <= 0) && !noIds.includes(id.toLowerCase())

/**
 * Reads the order in the answer to a sale (PY-17). Undefined without an id above 0 or a text that
 * names one, and with an `error` or `success: false` beside it (TR-12).
 */
export const readOrder = (answer: unknown): Order | undefined => {
  const wire = Option.getOrUndefined(decodeOrder(answer))
  const idSalesOrder = String(wire?.idSalesOrder ?? "").trim()
  const isSold = isId(idSalesOrder) && !wire?.error && wire?.success !== false
  return isSold ? { idSalesOrder, reserveId: String(wire?.reserveId ?? "").trim() } : undefined
}

/** An id of the provider's lists: a number if its text is one, otherwise the text. */
export const toId = (id: string): number | string => {
  const number = Number(id)
  return String(number) === id && Number.isSafeInteger(number) ? number : id
}
