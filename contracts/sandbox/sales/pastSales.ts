import { type Channel, channels } from "../channels"
import { priceOf } from "../rating/price"
import { factorOf, firstCode, type Offer, offersOf } from "../rating/rating"
import type { Passenger, Sale } from "./sale"

export const travellerOfOld = "ana@example.com"

const ana = { FirstName: "Ana", LastName: "Martínez", DateOfBirth: "1981-05-14", Email: travellerOfOld }
const bea = { FirstName: "Beatriz", LastName: "Martínez", DateOfBirth: "2015-09-02", Email: travellerOfOld }

const documents = {
  dni: { DocumentTypeId: 1, adult: 28_456_712, child: 54_310_229 },
  rut: { DocumentTypeId: 4, adult: 12_345_678, child: 24_100_227 }
}

const trips = [
  { soldAt: "2025-01-03T14:20:00.000Z", departure: "2025-01-20", return: "2025-02-02", group: [ana] },
  { soldAt: "2024-06-11T19:05:00.000Z", departure: "2024-07-08", return: "2024-07-20", group: [ana, bea] }
]

const saleOf = (channel: Channel, offer: Offer, trip: (typeof trips)[number]): Sale => {
  const { code, coverage, currency, id, instalments, name } = offer
  const { adult, child, DocumentTypeId } = documents[channel.document]
  const { group, ...days } = trip
  const passengers = group.map(
    (person): Passenger => ({ ...person, DocumentTypeId, DocumentNo: person === ana ? adult : child })
  )
  return {
    ...days,
    id,
    channel: channel.code,
    buyer: travellerOfOld,
    plan: { id, code, name, coverage },
    passengers,
    amount: priceOf(offer, factorOf(group.length > 1 ? [43, 8] : [43]), 0).amount,
    currency,
    instalments: instalments[0]?.count ?? 1,
    card: { brand: "Visa", lastFour: "4242" },
    coupon: null,
    producer: null
  }
}

const salesOf = (channel: Channel): readonly Sale[] => {
  const offers = offersOf(channel.code, firstCode(channel.code))
  return trips.flatMap((trip, index) => {
    const offer = offers[index]
    return offer === undefined ? [] : [saleOf(channel, offer, trip)]
  })
}

const bought = new Map([...channels.values()].map((channel) => [channel, salesOf(channel)]))

/**
 * Ana's two orders from before the first start, newest first. Their numbers are those of the plans.
 */
export const pastSales = (channel: Channel): readonly Sale[] => bought.get(channel) ?? []
