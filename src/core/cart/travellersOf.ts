import type { Channel } from "../channel/channel"
import type { PassengersDraft } from "../passengers/passenger"
import { readTravellers, type Travellers } from "../passengers/passengers"
import type { Day } from "../trip/calendar"
import { type Checkout, isExternal } from "./cart"

/**
 * The travellers of a purchase, if all their data is valid today by the buyer's calendar (PA-09,
 * PA-10).
 */
export const travellersOf = (
  checkout: Checkout,
  kept: PassengersDraft | undefined,
  { channel, today }: { readonly channel: Pick<Channel, "document" | "postal">; readonly today: Day }
): Travellers | undefined =>
  kept && readTravellers(kept, { channel, ages: checkout.search.trip.ages, today, external: isExternal(checkout) })
