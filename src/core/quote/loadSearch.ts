import { Effect } from "effect"
import { offerDestinations } from "../trip/DestinationsApi"
import { SavedSearch } from "./SavedSearch"

/** In milliseconds. If the list of destinations comes later, the search keeps its destination. */
const patience = 1500

/**
 * The last search, or undefined. Searches outlive the list of destinations, so a destination that
 * is no longer on offer is emptied and `withdrawn` is true.
 */
export const loadSearch = Effect.fn("loadSearch")(function* () {
  const { load } = yield* SavedSearch
  const draft = yield* load
  if (draft === undefined) return undefined
  const offered = yield* Effect.timeoutOrElse(offerDestinations(), {
    duration: patience,
    orElse: () => Effect.succeed(undefined)
  })
  const { destination } = draft
  const withdrawn = destination !== "" && offered !== undefined && !offered.some(({ name }) => name === destination)
  return { draft: withdrawn ? { ...draft, destination: "" } : draft, withdrawn }
})
