import { Effect } from "effect"
import { offerDestinations } from "../trip/offerDestinations"
import { SavedSearch } from "./SavedSearch"

/** How long a search waits to be compared with what is on offer, in milliseconds: a list that is late takes nothing away. */
const patience = 1500

/**
 * The last search of this browser, undefined if there is none. A destination that is no longer on offer is left empty, as a link's is, and
 * `withdrawn`: searches live longer than the list of destinations.
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
