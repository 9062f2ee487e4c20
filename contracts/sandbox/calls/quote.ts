import { json, refusal } from "../http/answers"
import { couponPercent, factorOf, offersOf, wirePlan } from "../rating/rating"
import type { Call } from "./call"
import { readQuoteRequest } from "./readQuoteRequest"

/**
 * `POST /public_api/sales/quote`: the plans of a channel for a trip, priced for the group (QR-22).
 */
export const quote: Call = {
  name: "quote",
  method: "POST",
  path: "/public_api/sales/quote",
  ownFaults: ["many"],
  answer: ({ body, channel, fault, now }) => {
    const reading = readQuoteRequest(body, { channel: channel.code, now: now() })
    if ("wrong" in reading) return refusal(400, "La cotización tiene datos inválidos.", reading.wrong)
    const { Age, DestinationCountryIsoCode, PromotionalCode, Top } = reading.request
    const [group, percent] = [factorOf(Age), couponPercent(PromotionalCode ?? "")]
    const shown = offersOf(channel.code, DestinationCountryIsoCode).slice(0, fault?.count ?? Top)
    return json(shown.map((offer) => wirePlan(offer, group, percent)))
  }
}
