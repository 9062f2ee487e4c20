import type { Buyer } from "../cart/wayOn"
import type { PagePath } from "../channel/paths"
import type { WhyLeft } from "./payingState"
import type { FoundPurchase } from "./purchase"

/** The steps of a purchase after its plan. */
export type StepName = "passengers" | "payment"

/** Where a visitor goes who may not enter a step, and what the page says there. */
export interface Elsewhere {
  readonly is: "elsewhere"
  readonly path: PagePath
  readonly why?: WhyLeft
}

/** Where each step leads without a purchase (SR-06, SR-07). */
export const withoutPurchase = {
  empty: { is: "elsewhere", path: "/", why: "empty" },
  bought: { is: "elsewhere", path: "/", why: "bought" },
  begun: { is: "elsewhere", path: "/cotizar", why: "begun" }
} as const satisfies Record<Exclude<FoundPurchase["is"], "here">, Elsewhere>

/** `travellersKept`: the browser has passengers of this purchase, whether they hold or not. */
interface Entrant extends Buyer {
  readonly travellersKept: boolean
  /** Another person logged in since, which erased the passengers of the buyer before (TR-15). */
  readonly anotherLogin: boolean
}

/** Where a step leads the visitor of a purchase. Undefined if they may enter it (SR-06, SR-09). */
export const ledFrom = (step: StepName, entrant: Entrant): Elsewhere | undefined => {
  const { anotherLogin, loggedIn, registered, registration, travellersKept, travellersKnown } = entrant
  if (registration === "required" && !loggedIn) return { is: "elsewhere", path: "/", why: "loginFirst" }
  if (step === "passengers") return loggedIn && !registered ? { is: "elsewhere", path: "/datospersonales" } : undefined
  if (travellersKnown) return undefined
  const gone = anotherLogin ? "anotherLogin" : "passengersGone"
  return { is: "elsewhere", path: "/cotizarpasajeros", why: travellersKept ? "passengers" : gone }
}
