import type { Copy } from "../../copy/firstView"
import type { results } from "../../copy/results"
import type { Channel } from "../../core/channel/channel"
import type { Search } from "../../core/trip/search"
import { linkOf } from "../../core/trip/sharedLink"
import { tripDays } from "../../core/trip/tripRules"

/** The words of the results, as the channel has them. */
export type ResultsWords = typeof results

/** Where a trip goes, inside a sentence: `a Europa`. */
export const placeOf = ({ trip }: Search, { places }: Pick<ResultsWords, "places">): string =>
  places[trip.destination] ?? `a ${trip.destination}`

/** Where a link to the trip leads, on this host (OU-17). */
export const tripHref = ({ trip }: Search): string => `/cotizar${linkOf(trip)}`

/** The heading of a list of plans: where to, how long, for how many, in which money. */
export const presentResults = (search: Search, channel: Channel, copy: Copy, words: ResultsWords) => ({
  title: words.heading(placeOf(search, words)),
  subtitle: words.subheading(
    copy.quote.dates.days(tripDays(search.trip)),
    copy.quote.passengers.count(search.trip.ages.length),
    channel.currency.name
  )
})
