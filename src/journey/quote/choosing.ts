import { soldAs } from "../../core/analytics/analytics"
import { wayOn } from "../../core/cart/wayOn"
import { offerIn } from "../../core/quote/quotingState"
import { orThrow } from "../../core/useCases/runtime"
import { askAccount } from "../account/account"
import type { Journey } from "../journey"
import { mendedOf } from "./mended"
import { quotingOf } from "./quoting"

/** The next page, and whether the session turned out to be over. */
export const wayOfVisitor = async (journey: Journey, travellersKnown = false) => {
  const { profile, session, sessionOver } = await askAccount(journey)
  const [loggedIn, registered] = [session !== undefined, profile !== undefined]
  const { registration } = journey.channel
  return { way: wayOn({ registration, loggedIn, registered, travellersKnown }), sessionOver }
}

export const takePlan = async (journey: Journey, id: string) => {
  const { quote, send } = quotingOf(journey)
  const offer = offerIn(quote.value)
  const plan = offer?.plans.find((one) => String(one.id) === id)
  if (!offer || !plan) throw new Error(`No plan ${id} is on offer.`)
  // Step 3 would have nothing to choose (decision 9).
  if (plan.instalments.length === 0) return { why: "noCard" } as const

  if (!(await journey.switches.sells())) throw new Error("The operator stopped the sale.")
  if (!offerIn(quote.value)) throw new Error("The visitor was forgotten meanwhile.")
  // The visitor may have typed another search since.
  send({ is: "chosen" })
  const { at: quotedAt, plans, search } = offer
  const keepsOthers = String(mendedOf(journey).ages) === String(search.trip.ages)
  const choice = { plan, plans, search, quotedAt, keepsOthers }
  orThrow(await journey.checkout.run(({ choosePlan }) => choosePlan(choice)))
  const { sessionOver, way } = await wayOfVisitor(journey)
  journey.track({ name: "begin_checkout", ...soldAs(plan) })
  if (way !== "/login") await journey.prepare(way)
  return { way, sessionOver }
}
