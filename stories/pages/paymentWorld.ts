import { platinumPlan } from "../../contracts/fixtures/plans"
import { aDraft } from "../../contracts/fixtures/searches"
import { cartOf } from "../../src/core/cart/cart"
import type { PassengersDraft } from "../../src/core/passengers/passenger"
import type { StoryWorld } from "../world/withWorld"
import { ana, tomas } from "./passengersWorld"

/** Ana and Tomás, valid in any channel. */
export const bothTravellers: PassengersDraft = { main: ana, others: [tomas] }

/** A purchase at step 3 with complete passengers. In every channel a logged-out visitor may pay. */
export const paymentOf = (more: Partial<StoryWorld> = {}): StoryWorld => ({
  path: "/cotizarcompletarpago",
  saved: { ...aDraft, start: "12/01/2027", end: "26/01/2027", ages: ["34", "8"] },
  cart: { cart: cartOf(platinumPlan) },
  ...more,
  channel: { registration: "optional", ...more.channel },
  kept: { passengers: bothTravellers, ...more.kept }
})
