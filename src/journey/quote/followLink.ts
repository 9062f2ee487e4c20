import { log } from "../../core/device/log"
import { isShared } from "../../core/trip/sharedLink"
import { type FilledByLink, fillByLink, readSharedTrip } from "../../core/trip/sharedTrip"
import type { Journey } from "../journey"
import { orThrow } from "../runtime"
import { type Quoting, quotingOf } from "./quoting"

/**
 * From the first quote on, a reload must load the quoted search, so the address drops the shared
 * trip.
 */
const forgetOnQuote = ({ quotes }: Quoting) => {
  let done = () => {}
  done = quotes.state.subscribe(({ is }) => {
    if (is !== "loading") return
    if (isShared(location.search)) history.replaceState(null, "", location.pathname)
    done()
  })
}

/**
 * Fills the bar with the trip of a link. The saved search stays until that trip is quoted: at once
 * if the visitor's contact is known and they have not changed the bar.
 */
const fill = (quoting: Quoting, { draft, search, trip, wrong }: FilledByLink) => {
  quoting.quotes.cancel()
  quoting.plans.value = undefined
  quoting.quoted.value = undefined
  const mayQuote = quoting.fill(draft)
  const admitted = trip && mayQuote && quoting.judge(trip) ? search : undefined
  quoting.wrong.value = wrong
  quoting.restored.value = admitted !== undefined
  quoting.invited.value = admitted === undefined && quoting.refusal.peek() === undefined
  if (admitted) void quoting.quote(admitted, draft)
}

/**
 * Opens the results from a shared link (OU-17). Fills the bar unless the visitor already typed;
 * falls back to the saved search. Never rejects.
 */
export const followLink = async (journey: Journey, query: string): Promise<void> => {
  const quoting = quotingOf(journey)
  const read = async (soon: boolean) => {
    const offered = await journey.quote.run(({ offerDestinations }) => offerDestinations(soon))
    const names = orThrow(offered).map(({ name }) => name)
    return readSharedTrip(query, names)
  }
  forgetOnQuote(quoting)
  try {
    const [soon, kept] = await Promise.all([read(true), quoting.loadKept()])
    const isKnown = soon?.trip.destination !== "" || !soon.given.includes("destination")
    // The list may have a destination that the build does not.
    const shared = isKnown ? soon : await read(false)
    const filled = shared && fillByLink(shared, kept, journey.today())
    if (filled) fill(quoting, filled)
    else if (kept) quoting.enterKept(kept)
  } catch (cause) {
    log("A link could not be followed:", cause)
  }
}
