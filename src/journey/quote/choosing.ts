import { wayOn } from "../../core/cart/wayOn"
import { shownId } from "../../core/quote/id"
import { draftOf, isDraftOf, type Search } from "../../core/trip/search"
import { askAccount } from "../account/account"
import type { Journey } from "../journey"
import { orThrow } from "../runtime"
import { mendedOf } from "./mended"
import { quotingOf } from "./quoting"

/**
 * Fills the quote bar with the search of the plans: the visitor may have typed another one since.
 */
const showQuoted = (journey: Journey, quoted: Search) => {
  const { draft } = quotingOf(journey)
  if (!isDraftOf(draft.peek(), quoted, journey.today())) draft.value = draftOf(quoted)
}

/** The next page, and whether the session turned out to be over. */
export const wayOfVisitor = async (journey: Journey, travellersKnown = false) => {
  const { over, profile, session } = await askAccount(journey)
  const [loggedIn, registered] = [session !== undefined, profile !== undefined]
  const { registration } = journey.channel
  return { way: wayOn({ registration, loggedIn, registered, travellersKnown }), over }
}

export const takePlan = async (journey: Journey, id: string) => {
  const { plans, quoted, quotedAt } = quotingOf(journey)
  const [offered, search] = [plans.peek(), quoted.peek()]
  const plan = offered?.find((one) => String(one.id) === id)
  if (!offered || !plan || !search) throw new Error(`No plan ${id} is on offer.`)

  if (!(await journey.switches.sells())) throw new Error("The operator stopped the sale.")
  if (!quoted.peek()) throw new Error("The visitor was forgotten meanwhile.")
  showQuoted(journey, search)
  const keepsOthers = String(mendedOf(journey).ages) === String(search.trip.ages)
  const choice = { plan, plans: offered, search, quotedAt: quotedAt(), keepsOthers }
  orThrow(await journey.checkout.run(({ choosePlan }) => choosePlan(choice)))
  const { over, way } = await wayOfVisitor(journey)
  journey.track({
    name: "begin_checkout",
    currency: journey.channel.currency.code,
    value: plan.amount / 100,
    items: [{ id: shownId(plan.id), name: plan.name }]
  })
  if (way !== "/login") await journey.prepare(way)
  return { way, over }
}
