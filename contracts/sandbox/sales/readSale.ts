import { createHash } from "node:crypto"
import type { Channel } from "../channels"
import type { Problem } from "../http/answers"
import { type Checks, checksOf, isObject } from "../http/checks"
import { priceOf } from "../rating/price"
import { couponPercent, factorOf, type Offer, planOf, sells } from "../rating/rating"
import { isProducer } from "./producers"
import { readPassenger } from "./readPassenger"
import type { Passenger, SaleDetails } from "./sale"
import { testCards } from "./testCards"

const fields = [
  ...["USDValue", "DepartureDate", "ReturnDate", "IdPaymentPlan", "CardHolder", "CreditCardNumber", "CVC", "expMonth"],
  ...["expYear", "ATSPProductId", "PromotionalCode", "ProductorCode", "Passengers"]
]
const mostPassengers = 20

/**
 * A sale to charge. The same plan, days and people give the same `digest`, whatever the card. The
 * same plan, days and documents give the same `trip`, whatever else was typed.
 */
export type SaleRequest = {
  readonly details: SaleDetails
  readonly digest: string
  readonly trip: string
  readonly ending: "approved" | "declined" | "lost" | "late"
}

/** `today` is `YYYY-MM-DD`. */
type Desk = { readonly channel: Channel; readonly today: string }

type Body = Readonly<Record<string, unknown>>

/** Whole years between two `YYYY-MM-DD` days. */
const ageOn = (birth: string, today: string) =>
  Number(today.slice(0, 4)) - Number(birth.slice(0, 4)) - (today.slice(5) < birth.slice(5) ? 1 : 0)

const readPassengers = (checks: Checks, { Passengers: list }: Body, { channel, today }: Desk, problems: Problem[]) => {
  if (!Array.isArray(list) || list.length === 0 || list.length > mostPassengers) {
    checks.refuse("Passengers", `Debe ser una lista de 1 a ${mostPassengers} pasajeros.`)
    return []
  }
  return list.map((item: unknown, index): Passenger => {
    const path = `Passengers[${index}]`
    const passenger = readPassenger(item, path, channel, problems)
    const age = passenger.birth === "" ? 0 : ageOn(passenger.birth, today)
    if (age < 0 || age > 120) checks.refuse(`${path}.DateOfBirth`, "Debe dar una edad de 0 a 120 años.")
    return passenger
  })
}

// A sale names no destination. The trip's days pick the band of the instalment's price.
const readPlan = (checks: Checks, { ATSPProductId, IdPaymentPlan, USDValue }: Body, { channel }: Desk) => {
  const first = checks.day("DepartureDate")
  const last = checks.day("ReturnDate")
  const offers = planOf(channel.code, ATSPProductId)
  const isChosen = ({ id }: { readonly id: number }) => id === IdPaymentPlan
  const payable = offers.filter(({ instalments }) => instalments.some(isChosen))
  if (offers.length === 0) checks.refuse("ATSPProductId", `Debe ser un plan de ${channel.code}.`)
  else if (payable.length === 0) checks.refuse("IdPaymentPlan", "Debe ser una cuota de ese plan.")
  if (offers[0] !== undefined && offers[0].rate !== USDValue) checks.refuse("USDValue", "Debe ser la del plan.")
  if (first === undefined || last === undefined || payable.length === 0) return undefined
  const days = last - first
  const offer = payable.find(({ code }) => sells(channel.code, code, days))
  if (offer === undefined) checks.refuse("ReturnDate", `Ese plan no se vende por ${days} días.`)
  const instalment = offer?.instalments.find(isChosen)
  return offer && instalment && { offer, instalment }
}

const readCard = (
  checks: Checks,
  { cardSecrets, debit }: Channel,
  payment: { method: number; count: number } | undefined
) => {
  checks.text("CardHolder", /\S/, "Debe estar completo.")
  const secret = (field: string, form: RegExp, says: string) =>
    cardSecrets ? checks.text(field, form, says) : checks.text(field, /^$/, "Debe ser un texto vacío.")
  secret("CVC", /^\d{3,4}$/, "Debe ser un texto de 3 o 4 dígitos.")
  secret("expMonth", /^(0[1-9]|1[0-2])$/, "Debe ser un mes con la forma MM.")
  secret("expYear", /^20\d\d$/, "Debe ser un año con la forma AAAA.")
  const number = checks.text("CreditCardNumber", /^\d{12,19}$/, "Debe ser un texto de 12 a 19 dígitos.")
  const card = testCards.get(number)
  if (number !== "" && card === undefined) checks.refuse("CreditCardNumber", "Sólo se aceptan tarjetas de prueba.")
  const isFree = debit && payment?.count === 1
  if (card !== undefined && payment !== undefined && payment.method !== card.method && !isFree)
    checks.refuse("IdPaymentPlan", `Debe ser una cuota para tarjetas ${card.brand}.`)
  return card && { brand: card.brand, lastFour: number.slice(-4), ending: card.ending }
}

const readCodes = (checks: Checks, { channel }: Desk) => {
  const coupon = checks.textOrNull("PromotionalCode", 2000)
  if (coupon !== null && couponPercent(coupon) === 0)
    checks.refuse("PromotionalCode", "Debe ser un cupón vigente, o null.")
  const producer = checks.textOrNull("ProductorCode", 2000)
  if (producer !== null && !isProducer(channel, producer))
    checks.refuse("ProductorCode", `Debe ser un productor de ${channel.code}, o null.`)
  return { coupon, producer }
}

const amountOf = (offer: Offer, passengers: readonly Passenger[], coupon: string | null, { today }: Desk) => {
  const group = factorOf(passengers.map(({ birth }) => ageOn(birth, today)))
  return priceOf(offer, group, couponPercent(coupon ?? "")).amount
}

const hashOf = (...parts: readonly unknown[]) => createHash("sha256").update(JSON.stringify(parts)).digest("hex")

const documentsOf = (passengers: readonly Passenger[]) =>
  passengers.map(({ document, documentType }) => `${documentType} ${document}`).toSorted()

/**
 * Reads the body of `sales/enroll` and prices it again. Names every wrong field in Spanish and
 * never repeats its value (PY-13).
 */
export const readSale = (
  body: unknown,
  desk: Desk
): { readonly request: SaleRequest } | { readonly problems: readonly Problem[] } => {
  if (!isObject(body)) return { problems: [{ campo: "cuerpo", mensaje: "Debe ser un objeto JSON." }] }
  const problems: Problem[] = []
  const checks = checksOf(body, "", problems)
  const chosen = readPlan(checks, body, desk)
  const card = readCard(checks, desk.channel, chosen?.instalment)
  const codes = readCodes(checks, desk)
  const passengers = readPassengers(checks, body, desk, problems)
  checks.only(fields)
  if (problems.length > 0 || chosen === undefined || card === undefined) return { problems }
  const { code, coverage, currency, id, name } = chosen.offer
  const details: SaleDetails = {
    plan: { id, code, name, coverage },
    departure: String(body.DepartureDate),
    return: String(body.ReturnDate),
    passengers,
    amount: amountOf(chosen.offer, passengers, codes.coupon, desk),
    currency,
    instalments: chosen.instalment.count,
    card: { brand: card.brand, lastFour: card.lastFour },
    ...codes
  }
  const planAndDays = [id, body.DepartureDate, body.ReturnDate]
  const digest = hashOf(...planAndDays, passengers)
  const trip = hashOf(...planAndDays, documentsOf(passengers))
  return { request: { details, digest, trip, ending: card.ending } }
}
