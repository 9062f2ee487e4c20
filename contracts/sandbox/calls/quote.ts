import { json, refusal } from "../http/answers"
import { couponPercent, factorOf, type Offer, offersOf, wirePlan } from "../rating/rating"
import type { Call } from "./call"
import { readQuoteRequest } from "./readQuoteRequest"

/** The offers over and over, each time under other ids. */
const lengthened = (offers: readonly Offer[], count: number): readonly Offer[] =>
  Array.from({ length: offers.length === 0 ? 0 : count }, (_, nth) => {
    const offer = offers[nth % offers.length] as Offer
    const more = 10_000 * Math.floor(nth / offers.length)
    const instalments = offer.instalments.map((one) => ({ ...one, id: one.id + 1000 * more }))
    return { ...offer, id: offer.id + more, instalments }
  })

/**
 * `POST /public_api/sales/quote`: the plans of a channel for a trip, priced for the group (QR-22).
 */
export const quote: Call = {
  name: "quote",
  method: "POST",
  path: "/public_api/sales/quote",
  channel: "header",
  ownFaults: ["empty", "error-field", "many"],
  answer: ({ body, channel, fault }) => {
    const reading = readQuoteRequest(body, channel.code)
    if ("wrong" in reading) return refusal(400, "La cotización tiene datos inválidos.", reading.wrong)
    if (fault?.fault === "empty") return json([])
    if (fault?.fault === "error-field") return json({ error: "No hay planes disponibles para las fechas elegidas." })
    const { Age, DestinationCountryIsoCode: code, Product: products, PromotionalCode: coupon, Top } = reading.request
    const all = offersOf(channel.code, code)
    const asked = fault?.fault === "many" ? lengthened(all, fault.count) : all
    const wanted = asked.filter(({ product }) => products.length === 0 || products.includes(product))
    const [group, percent] = [factorOf(Age), couponPercent(coupon ?? "")]
    const shown = wanted.slice(0, fault?.fault === "many" ? fault.count : Top)
    return json(shown.map((offer) => wirePlan(offer, group, percent)))
  }
}
