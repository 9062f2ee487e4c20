import type { Copy } from "../../copy/firstView"
import type { results } from "../../copy/results"
import type { Channel } from "../../core/channel/channel"
import type { Search } from "../../core/trip/search"
import { linkOf } from "../../core/trip/sharedLink"
import { tripDays } from "../../core/trip/tripRules"

export type ResultsWords = typeof results

export const placeOf = ({ trip }: Search, { places }: Pick<ResultsWords, "places">): string =>
  places[trip.destination] ?? `a ${trip.destination}`

export const tripHref = ({ trip }: Search): string => `/cotizar${linkOf(trip)}`

export const presentResults = (search: Search, channel: Channel, copy: Copy, words: ResultsWords) => ({
  title: words.heading(placeOf(search, words)),
  subtitle: words.subheading(
    copy.quote.dates.days(tripDays(search.trip)),
    copy.quote.passengers.count(search.trip.ages.length),
    channel.currency.name
  )
})
