import { draftOf, isSameTrip } from "../trip/search"
import { standing } from "./bar"
import { offerIn, type Quoting } from "./quotingState"

/**
 * True if the bar holds another trip than the plans on the page: COMPRAR buys the one that was
 * quoted. While plans are awaited the page says that.
 */
export const isForAnotherTrip = ({ bar, quote }: Quoting): boolean => {
  const offer = ["asking", "looking"].includes(quote.is) ? undefined : offerIn(quote)
  return offer !== undefined && !isSameTrip(standing(bar), draftOf(offer.search))
}
