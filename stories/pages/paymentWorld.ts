import type { StoryWorld } from "../../.storybook/withWorld"
import { platinumPlan } from "../../contracts/fixtures/plans"
import { aDraft } from "../../contracts/fixtures/searches"
import { cartOf } from "../../src/core/cart/cart"
import type { PassengersDraft } from "../../src/core/passengers/passenger"
import { ana, tomas } from "./passengersWorld"

/** Ana and Tomás, ready to be insured in any channel. */
export const bothTravellers: PassengersDraft = { main: ana, others: [tomas] }

/** A purchase with everybody in it, on its way through step 3; in every channel, also for a visitor who is not logged in. */
export const paymentOf = (more: Partial<StoryWorld> = {}): StoryWorld => ({
  path: "/cotizarcompletarpago",
  saved: { ...aDraft, start: "12/01/2027", end: "26/01/2027", ages: ["34", "8"] },
  cart: { cart: cartOf(platinumPlan) },
  ...more,
  channel: { registration: "optional", ...more.channel },
  kept: { passengers: bothTravellers, ...more.kept }
})
