import type { Plan } from "../core/quote/plan"
import { isLoggedIn } from "../core/session/session"
import { showDay } from "../core/trip/calendar"
import { checkSearch, type Search, type SearchDraft } from "../core/trip/search"
import type { CheckoutEngine } from "./checkoutEngine"
import type { Journey } from "./journey"
import { type Outcome, settled } from "./remote"
import { quotingOf } from "./useQuoting"

/** Where a chosen plan leads (2§4). */
type ChosenWay = "/cotizarpasajeros" | "/datospersonales" | "/login"

const draftOf = ({ email, phone, subscribed, trip }: Search): SearchDraft => ({
  destination: trip.destination,
  start: showDay(trip.start),
  end: showDay(trip.end),
  ages: trip.ages.map(String),
  phone,
  email,
  subscribed
})

const answerOf = <A, E>(outcome: Outcome<A, E>): A => {
  if (outcome.is === "done") return outcome.value
  throw new Error("A use-case of the chosen plan failed.", { cause: outcome.error })
}

/** What is kept is the trip that the plans were quoted for: another one may have been asked for since, in vain. */
const keepQuoted = async (journey: Journey, quoted: Search, plans: ReadonlyArray<Plan>) => {
  const { draft } = quotingOf(journey)
  const checked = checkSearch(draft.peek(), journey.today())
  if (checked.is === "valid" && JSON.stringify(checked.search) === JSON.stringify(quoted)) return
  draft.value = draftOf(quoted)
  const { saveResults, saveSearch } = await journey.engine()
  answerOf(await settled(saveSearch, draft.peek()))
  await settled(saveResults, plans)
}

const fillCart = async (journey: Journey, engine: CheckoutEngine, plan: Plan) => {
  if (answerOf(await settled(engine.choosePlan, plan))) return
  const { saveSearch } = await journey.engine()
  answerOf(await settled(saveSearch, quotingOf(journey).draft.peek()))
  answerOf(await settled(engine.choosePlan, plan))
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
  await keepQuoted(journey, search, offered)
  await fillCart(journey, engine, plan)
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
