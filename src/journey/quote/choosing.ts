import { type WayOn, wayOn } from "../../core/cart/wayOn"
import { isLoggedIn } from "../../core/session/session"
import { draftOf, isDraftOf } from "../../core/trip/draftOf"
import type { Search } from "../../core/trip/search"
import type { CheckoutEngine } from "../engine/checkoutEngine"
import { orThrow } from "../engine/useCase"
import type { Journey } from "../journey"
import { quotingOf } from "./useQuoting"

/**
 * Fills the quote bar with the search of the plans: the visitor may have typed another one since.
 */
const showQuoted = (journey: Journey, quoted: Search) => {
  const { draft } = quotingOf(journey)
  if (!isDraftOf(draft.peek(), quoted, journey.today())) draft.value = draftOf(quoted)
}

export const wayOfVisitor = async (
  { channel, visit }: Journey,
  engine: CheckoutEngine,
  travellersKnown = false
): Promise<WayOn> => {
  const loggedIn = isLoggedIn(await visit.askSession())
  const registered = loggedIn && orThrow(await engine.account.profile()) !== undefined
  return wayOn({ registration: channel.registration, loggedIn, registered, travellersKnown })
}

export const takePlan = async (journey: Journey, id: string): Promise<WayOn> => {
  const { plans, quoted, quotedAt } = quotingOf(journey)
  const [offered, search] = [plans.peek(), quoted.peek()]
  const plan = offered?.find((one) => String(one.id) === id)
  if (!offered || !plan || !search) throw new Error(`No plan ${id} is on offer.`)

  const [engine, sells] = await Promise.all([journey.checkout(), journey.switches.sells()])
  if (!sells) throw new Error("The operator stopped the sale.")
  showQuoted(journey, search)
  orThrow(await engine.choosePlan({ plan, plans: offered, search, quotedAt: quotedAt() }))
  const way = await wayOfVisitor(journey, engine)
  journey.track({
    name: "begin_checkout",
    currency: journey.channel.currency.code,
    value: plan.amount / 100,
    items: [{ id: String(plan.id), name: plan.name }]
  })
  if (way !== "/login") await Promise.all([journey.prepare(way), journey.words.load().catch(() => undefined)])
  return way
}
