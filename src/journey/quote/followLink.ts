import type { SearchDraft } from "../../core/trip/search"
import { type FilledByLink, fillByLink, readSharedTrip } from "../../core/trip/sharedTrip"
import type { JourneyWorld } from "../journey"
import { orThrow } from "../runtime"

/**
 * The bar as a shared link fills it (OU-17), over the `kept` search. Undefined where the kept search
 * is for the same trip. Rejects where the link could not be followed.
 */
export const followLink = async (
  { quote, today }: Pick<JourneyWorld, "quote" | "today">,
  query: string,
  keeping: Promise<{ readonly saved: SearchDraft } | undefined>
): Promise<FilledByLink | undefined> => {
  const read = async (soon: boolean) => {
    const offered = await quote.run(({ offerDestinations }) => offerDestinations(soon))
    const names = orThrow(offered).map(({ name }) => name)
    return readSharedTrip(query, names)
  }
  const [soon, kept] = await Promise.all([read(true), keeping])
  const isKnown = soon?.trip.destination !== "" || !soon.given.includes("destination")
  // The list may have a destination that the build does not.
  const shared = isKnown ? soon : await read(false)
  return shared && fillByLink(shared, kept?.saved, today())
}
