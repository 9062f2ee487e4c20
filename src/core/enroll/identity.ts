import { cartKeyOf, isExternal, type Purchase, payable, wordsOf } from "../cart/cart"
import type { Channel } from "../channel/channel"
import type { PassengersDraft } from "../passengers/passenger"
import { readTravellers, type Travellers } from "../passengers/passengers"
import { plainDocument } from "../person/document"
import type { Id } from "../quote/id"
import type { Day } from "../trip/calendar"

/** A purchase with its travellers. The texts made of it stay in memory: they hold personal data. */
export interface Want {
  readonly purchase: Purchase
  readonly travellers: Travellers
}

/**
 * Identifies a trip: the plan's product, its days and the travellers' documents, whatever the
 * price, coupon, spelling, e-mail or producer (TR-10).
 */
export const tripOf = ({ purchase: { cart, search }, travellers }: Want): string => {
  const { end, start } = search.trip
  const documents = travellers.passengers.map(({ document }) => plainDocument(document)).sort()
  return JSON.stringify([cart.product || cart.item.name, start, end, documents])
}

/**
 * What a sale says beside its trip. Without the documents, which the trip has, and without the
 * card, which no digest may betray: a provider that compares cards answers 422.
 */
export const bodyOf = ({ purchase, travellers: { home, passengers } }: Want, instalment: Id): string => {
  const { cart, producer } = purchase
  const people = passengers.map(({ document: _, ...person }) => person)
  const code = producer.sold ? producer.code : null
  return JSON.stringify([cartKeyOf(purchase), payable(cart), code, home, people, instalment])
}

/**
 * Everything that a sale says but the card, and the plan in the words of the screen: what the buyer
 * presses the button for (PY-18).
 */
export const saleOf = (want: Want, instalment: Id): string =>
  `${tripOf(want)} ${bodyOf(want, instalment)} ${wordsOf(want.purchase.cart)}`

/** The travellers, if all their data is valid today, by the buyer's calendar (PA-09, PA-10). */
export const travellersOf = (
  purchase: Purchase,
  kept: PassengersDraft | undefined,
  { channel, today }: { readonly channel: Pick<Channel, "document" | "postal">; readonly today: Day }
): Travellers | undefined =>
  kept && readTravellers(kept, { channel, ages: purchase.search.trip.ages, today, external: isExternal(purchase) })
