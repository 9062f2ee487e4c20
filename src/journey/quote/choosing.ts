import { type WayOn, wayOn } from "../../core/cart/wayOn"
import { shownId } from "../../core/quote/id"
import { isLoggedIn } from "../../core/session/session"
import { draftOf, isDraftOf, type Search } from "../../core/trip/search"
import type { Journey } from "../journey"
import { orThrow } from "../runtime"
import { quotingOf } from "./quoting"

/**
 * Fills the quote bar with the search of the plans: the visitor may have typed another one since.
 */
const showQuoted = (journey: Journey, quoted: Search) => {
  const { draft } = quotingOf(journey)
  if (!isDraftOf(draft.peek(), quoted, journey.today())) draft.value = draftOf(quoted)
}

export const wayOfVisitor = async ({ channel, checkout, visit }: Journey, travellersKnown = false): Promise<WayOn> => {
  const loggedIn = isLoggedIn(await visit.askSession())
  const registered =
    loggedIn && orThrow(await checkout.run(({ AccountApi }) => AccountApi.use(({ profile }) => profile))) !== undefined
  return wayOn({ registration: channel.registration, loggedIn, registered, travellersKnown })
}

export const takePlan = async (journey: Journey, id: string): Promise<WayOn> => {
  const { plans, quoted, quotedAt } = quotingOf(journey)
  const [offered, search] = [plans.peek(), quoted.peek()]
  const plan = offered?.find((one) => String(one.id) === id)
  if (!offered || !plan || !search) throw new Error(`No plan ${id} is on offer.`)

  if (!(await journey.switches.sells())) throw new Error("The operator stopped the sale.")
  if (!quoted.peek()) throw new Error("The visitor was forgotten meanwhile.")
  showQuoted(journey, search)
  const choice = { plan, plans: offered, search, quotedAt: quotedAt() }
  orThrow(await journey.checkout.run(({ choosePlan }) => choosePlan(choice)))
  const way = await wayOfVisitor(journey)
  journey.track({
    name: "begin_checkout",
    currency: journey.channel.currency.code,
    value: plan.amount / 100,
    items: [{ id: shownId(plan.id), name: plan.name }]
  })
  if (way !== "/login") await journey.prepare(way)
  return way
}
