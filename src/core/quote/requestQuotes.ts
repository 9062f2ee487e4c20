import { Effect } from "effect"
import type { Search } from "../trip/search"
import { favouritesFirst } from "./plan"
import { NotQuotable, quoteTrip } from "./quoteTrip"

/** The plans for a search, favourites first (RS-04). */
export const requestQuotes = Effect.fn("requestQuotes")(function* (search: Search) {
  if (search.trip.destination === "") return yield* new NotQuotable({ why: "incomplete" })
  return favouritesFirst(yield* quoteTrip(search, null))
})
