import { type WayOn, wayOn } from "../../core/cart/wayOn"
import { isLoggedIn } from "../../core/session/session"
import { draftOf, isDraftOf } from "../../core/trip/draftOf"
import type { Search } from "../../core/trip/search"
import type { CheckoutEngine } from "../engine/checkoutEngine"
import { orThrow } from "../engine/useCase"
import type { Journey } from "../journey"
import { quotingOf } from "./useQuoting"

/** The quote bar shows the search that the plans were quoted for: another one may have been typed since, in vain. */
const showQuoted = (journey: Journey, quoted: Search) => {
  const { draft } = quotingOf(journey)
  if (!isDraftOf(draft.peek(), quoted, journey.today())) draft.value = draftOf(quoted)
}

/** The step that a visitor who goes on with the purchase comes to (OU-08). */
export const wayOfVisitor = async (
  { channel, visit }: Journey,
  engine: CheckoutEngine,
  travellersKnown = false
): Promise<WayOn> => {
  const loggedIn = isLoggedIn(await visit.askSession())
  const registered = loggedIn && orThrow(await engine.account.profile()) !== undefined
  return wayOn({ registration: channel.registration, loggedIn, registered, travellersKnown })
}

/** Puts a plan on offer into the cart, tells it once, and says where that leads (RS-14). Rejects if it could not be kept. */
export const takePlan = async (journey: Journey, id: string): Promise<WayOn> => {
  const { plans, quoted } = quotingOf(journey)
  const [offered, search] = [plans.peek(), quoted.peek()]
  const plan = offered?.find((one) => String(one.id) === id)
  if (!offered || !plan || !search) throw new Error(`No plan ${id} is on offer.`)

  const engine = await journey.checkout()
  showQuoted(journey, search)
  orThrow(await engine.choosePlan({ plan, plans: offered, search }))
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
