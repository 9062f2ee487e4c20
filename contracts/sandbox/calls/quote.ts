import { json, jsonText, refusal } from "../http/answers"
import type { Offer } from "../rating/offer"
import type { Call } from "./call"
import { type QuoteRequest, readQuoteRequest } from "./readQuoteRequest"

const repeated = new WeakMap<readonly Offer[], readonly Offer[]>()

// Caches the longer list, so that a load test measures pricing and not copies.
const lengthened = (offers: readonly Offer[], count: number): readonly Offer[] => {
  const known = repeated.get(offers)
  if (known !== undefined && known.length === count) return known
  const longer = Array.from({ length: offers.length === 0 ? 0 : count }, (_, index) => {
    const offer = offers[index % offers.length] as Offer
    return index < offers.length ? offer : offer.withId(offer.id + 10_000 * Math.floor(index / offers.length))
  })
  repeated.set(offers, longer)
  return longer
}

const plansJson = (
  offers: readonly Offer[],
  { ages, top, products }: QuoteRequest,
  couponPercent: number,
  ageFactor: (age: number) => number
) => {
  let group = 0
  for (const age of ages) group += ageFactor(age)
  let text = "["
  let count = 0
  for (const offer of offers) {
    if (count === top) break
    if (products.length > 0 && !products.includes(offer.product)) continue
    text += (count === 0 ? "" : ",") + offer.json(group, couponPercent)
    count += 1
  }
  return `${text}]`
}

/**
 * `POST /public_api/sales/quote`: the plans of a channel for a trip, priced for the group (QR-22).
 */
export const quote: Call = {
  name: "quote",
  method: "POST",
  path: "/public_api/sales/quote",
  channel: "header",
  ownFaults: ["empty", "error-field", "many"],
  answer: ({ body, channel, rating, fault }) => {
    const reading = readQuoteRequest(body, channel.code, rating)
    if ("problems" in reading) return refusal(400, "La cotización tiene datos inválidos.", reading.problems)
    if (fault?.fault === "empty") return json([])
    if (fault?.fault === "error-field") return json({ error: "No hay planes disponibles para las fechas elegidas." })
    const { request } = reading
    const offers = rating.offers(channel.code, request.code)
    const asked = fault?.fault === "many" ? lengthened(offers, fault.count) : offers
    const top = fault?.fault === "many" ? fault.count : request.top
    const percent = rating.couponPercent(request.coupon ?? "")
    return jsonText(plansJson(asked, { ...request, top }, percent, rating.ageFactor))
  }
}
