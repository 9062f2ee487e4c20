import { isLoggedIn } from "../core/session/session"
import { draftOf, isDraftOf } from "../core/trip/draftOf"
import type { Search } from "../core/trip/search"
import type { CheckoutEngine } from "./checkoutEngine"
import type { Journey } from "./journey"
import { type Outcome, settled } from "./remote"
import { quotingOf } from "./useQuoting"

/** Where a chosen plan leads (2§4). */
type ChosenWay = "/cotizarpasajeros" | "/datospersonales" | "/login"

const answerOf = <A, E>(outcome: Outcome<A, E>): A => {
  if (outcome.is === "done") return outcome.value
  throw new Error("A use-case of the chosen plan failed.", { cause: outcome.error })
}

/** The quote bar shows the search that the plans were quoted for: another one may have been typed since, in vain. */
const showQuoted = (journey: Journey, quoted: Search) => {
  const { draft } = quotingOf(journey)
  if (!isDraftOf(draft.peek(), quoted, journey.today())) draft.value = draftOf(quoted)
}

const wayOn = async ({ channel, visit }: Journey, engine: CheckoutEngine): Promise<ChosenWay> => {
  if (isLoggedIn(await visit.askSession()))
    return answerOf(await settled(engine.profile, undefined)) ? "/cotizarpasajeros" : "/datospersonales"
  return channel.registration === "optional" ? "/cotizarpasajeros" : "/login"
}

/** Puts a plan on offer into the cart, tells it once, and says where that leads (2§4, RS-14). Rejects if it could not be kept. */
export const takePlan = async (journey: Journey, id: string): Promise<ChosenWay> => {
  const { plans, quoted } = quotingOf(journey)
  const [offered, search] = [plans.peek(), quoted.peek()]
  const plan = offered?.find((one) => String(one.id) === id)
  if (!offered || !plan || !search) throw new Error(`No plan ${id} is on offer.`)

  const engine = await journey.checkout()
  showQuoted(journey, search)
  answerOf(await settled(engine.choosePlan, { plan, plans: offered, search }))
  const way = await wayOn(journey, engine)
  journey.track({
    name: "begin_checkout",
    currency: journey.channel.currency.code,
    value: plan.amount / 100,
    items: [{ id: String(plan.id), name: plan.name }]
  })
  if (way !== "/login") await Promise.all([journey.prepare(way), journey.words.load().catch(() => undefined)])
  return way
}
