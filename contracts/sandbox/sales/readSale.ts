import { createHash } from "node:crypto"
import type { Channel } from "../channels"
import {
  day,
  daysBetween,
  email,
  filled,
  isObject,
  listOf,
  one,
  orNull,
  phone,
  type Shape,
  text,
  whole,
  wrongIn
} from "../http/checks"
import { documentTypesOf } from "../lookups/documentTypes"
import { countries, provincesOf } from "../lookups/places"
import { priceOf } from "../rating/price"
import { couponPercent, factorOf, type Offer, planOf, sells } from "../rating/rating"
import type { Passenger, SaleDetails } from "./sale"

const provinceIdsOf = (country: unknown): readonly number[] => {
  const provinces = provincesOf(Number(country)) ?? []
  return provinces.length > 0 ? provinces.map(({ idProvince }) => idProvince) : [0]
}

/** The fields of a passenger. Some depend on others, which `source` has. */
const passengerShape = (channel: Channel, { DocumentNo, IdCountry }: Readonly<Record<string, unknown>>): Shape => ({
  FirstName: filled,
  LastName: filled,
  DateOfBirth: day,
  Email: email,
  PhoneContact: phone,
  Gender: one(1),
  DocumentTypeId: one(...documentTypesOf(channel).map(({ IdValuesList }) => IdValuesList)),
  DocumentNo: whole(1, 99_999_999),
  DNI: one(DocumentNo),
  Address: filled,
  Province: filled,
  City: one(""),
  CP: one(""),
  Comuna: one(""),
  [channel.postal]: filled,
  IdCountry: one(...countries.map(({ idCountry }) => idCountry)),
  IdState: one(...provinceIdsOf(IdCountry))
})

/**
 * `lost` charges and then answers 500. `late` charges at once and answers after more than a minute.
 */
type Ending = "approved" | "declined" | "lost" | "late"

/** `method`: 0 Visa, 1 Mastercard, 2 Amex. */
type TestCard = { readonly method: number; readonly brand: string; readonly ending: Ending }

const visa = { method: 0, brand: "Visa" }

/** The only accepted cards. */
const testCards: ReadonlyMap<string, TestCard> = new Map<string, TestCard>([
  ["4242424242424242", { ...visa, ending: "approved" }],
  ["5555555555554444", { method: 1, brand: "Mastercard", ending: "approved" }],
  ["378282246310005", { method: 2, brand: "Amex", ending: "approved" }],
  ["4000000000000002", { ...visa, ending: "declined" }],
  ["4000000000009995", { ...visa, ending: "lost" }],
  ["4000000000003220", { ...visa, ending: "late" }]
])

const brokers = ["PROD100", "PROD200", "PROD300"]

/** The producer of every external quote (EX-06). */
const externalRobot = "BOTB2C"

/** Whether a channel knows a producer's code. Ignores case. */
const isProducer = ({ producers }: Channel, code: string): boolean => {
  const told = code.trim().toUpperCase()
  return told === externalRobot || (producers && brokers.includes(told))
}

/**
 * A sale to charge. The same plan, days and people give the same `digest`, whatever the card. The
 * same plan, days and documents give the same `trip`, whatever else was typed.
 */
export type SaleRequest = {
  readonly details: SaleDetails
  readonly digest: string
  readonly trip: string
  readonly ending: Ending
}

/** The part of `sales/enroll` that a sale depends on. */
type WireSale = {
  readonly DepartureDate: string
  readonly ReturnDate: string
  readonly ATSPProductId: number
  readonly IdPaymentPlan: number
  readonly CreditCardNumber: string
  readonly PromotionalCode: string | null
  readonly ProductorCode: string | null
  readonly Passengers: readonly Passenger[]
}

/** `today` is `YYYY-MM-DD`. */
type Desk = { readonly channel: Channel; readonly today: string }

/** Whole years between two `YYYY-MM-DD` days. */
const ageOn = (birth: string, today: string) =>
  Number(today.slice(0, 4)) - Number(birth.slice(0, 4)) - (today.slice(5) < birth.slice(5) ? 1 : 0)

const shapeIn = (channel: Channel, plan: readonly Offer[]): Shape => {
  const secret = (form: RegExp) => (channel.cardSecrets ? text(form) : one(""))
  return {
    DepartureDate: day,
    ReturnDate: day,
    Passengers: listOf(isObject, 1, 20),
    ATSPProductId: one(...plan.map(({ id }) => id)),
    IdPaymentPlan: one(...plan.flatMap(({ instalments }) => instalments.map(({ id }) => id))),
    USDValue: one(plan[0]?.rate),
    CardHolder: filled,
    CreditCardNumber: one(...testCards.keys()),
    CVC: secret(/^\d{3,4}$/),
    expMonth: secret(/^(0[1-9]|1[0-2])$/),
    expYear: secret(/^20\d\d$/),
    PromotionalCode: orNull((code) => couponPercent(String(code)) > 0),
    ProductorCode: orNull((code) => isProducer(channel, String(code)))
  }
}

/** The fields of a sale that are wrong by themselves. */
const wrongFieldsIn = (body: unknown, { channel, today }: Desk): readonly string[] => {
  const { ATSPProductId, Passengers } = Object(body)
  const passengers: readonly unknown[] = Array.isArray(Passengers) ? Passengers : []
  return [
    ...wrongIn(body, shapeIn(channel, planOf(channel.code, ATSPProductId))),
    ...passengers.flatMap((one, nth) => wrongIn(one, passengerShape(channel, Object(one)), `Passengers[${nth}].`)),
    ...passengers.flatMap((one, nth) => {
      const age = ageOn(String(Object(one).DateOfBirth), today)
      return age < 0 || age > 120 ? [`Passengers[${nth}].DateOfBirth`] : []
    })
  ]
}

/**
 * The offer and its instalment. A sale names no destination: the trip's days pick the band of the
 * instalment's price.
 */
const chosenIn = ({ ATSPProductId, DepartureDate, IdPaymentPlan, ReturnDate }: WireSale, { code }: Channel) => {
  const days = daysBetween(DepartureDate, ReturnDate)
  const sold = planOf(code, ATSPProductId).filter((offer) => sells(code, offer.code, days))
  const all = sold.flatMap((offer) => offer.instalments.map((instalment) => ({ offer, instalment })))
  return all.find(({ instalment }) => instalment.id === IdPaymentPlan)
}

const hashOf = (...parts: readonly unknown[]) => createHash("sha256").update(JSON.stringify(parts)).digest("hex")

const documentsOf = (passengers: readonly Passenger[]) =>
  passengers.map(({ DocumentNo, DocumentTypeId }) => `${DocumentTypeId} ${DocumentNo}`).toSorted()

/**
 * Reads the body of `sales/enroll` and prices it again, or names every wrong field. Never repeats a
 * value (PY-13).
 */
export const readSale = (
  body: unknown,
  desk: Desk
): { readonly request: SaleRequest } | { readonly wrong: readonly string[] } => {
  const wrong = wrongFieldsIn(body, desk)
  if (wrong.length > 0) return { wrong }
  const { channel, today } = desk
  const sale = body as WireSale
  const chosen = chosenIn(sale, channel)
  if (chosen === undefined) return { wrong: ["ReturnDate"] }
  const { instalment, offer } = chosen
  const card = testCards.get(sale.CreditCardNumber)
  // A form of debit asks for no brand, so any single payment fits (PY-03).
  const isFree = channel.debit && instalment.count === 1
  if (card === undefined || (instalment.method !== card.method && !isFree)) return { wrong: ["IdPaymentPlan"] }
  const { Passengers: passengers } = sale
  const group = factorOf(passengers.map(({ DateOfBirth }) => ageOn(DateOfBirth, today)))
  const details: SaleDetails = {
    plan: { id: offer.id, code: offer.code, name: offer.name, coverage: offer.coverage },
    departure: sale.DepartureDate,
    return: sale.ReturnDate,
    passengers,
    amount: priceOf(offer, group, couponPercent(sale.PromotionalCode ?? "")).amount,
    currency: offer.currency,
    instalments: instalment.count,
    card: { brand: card.brand, lastFour: sale.CreditCardNumber.slice(-4) },
    coupon: sale.PromotionalCode,
    producer: sale.ProductorCode
  }
  const planAndDays = [offer.id, sale.DepartureDate, sale.ReturnDate]
  const digest = hashOf(...planAndDays, passengers)
  const trip = hashOf(...planAndDays, documentsOf(passengers))
  return { request: { details, digest, trip, ending: card.ending } }
}
