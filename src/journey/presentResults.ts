import type { Copy } from "../copy/es"
import type { Channel } from "../core/channel/channel"
import type { Search } from "../core/trip/search"
import { tripDays } from "../core/trip/tripRules"

/** The heading of a list of plans: where to, how long, for how many, in which money. */
export const presentResults = ({ trip }: Search, channel: Channel, { quote, results }: Copy) => ({
  title: results.heading(results.places[trip.destination] ?? `a ${trip.destination}`),
  subtitle: results.subheading(
    quote.dates.days(tripDays(trip)),
    quote.passengers.count(trip.ages.length),
    channel.currency.name
  )
})
