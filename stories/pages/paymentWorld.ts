import { aProfile, aVoucher } from "../../contracts/fixtures/account"
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

/** A logged-in buyer whose list has this very trip. It does not tell the day of its purchase. */
export const onTheList = paymentOf({
  visit: { session: { email: "ana@example.com", verified: true } },
  account: {
    profile: aProfile,
    vouchers: [
      {
        ...aVoucher,
        order: "42",
        plan: platinumPlan.name,
        passengers: [ana, tomas].map(({ name, surname }) => `${name} ${surname}`),
        bought: undefined,
        start: "2027-01-12",
        end: "2027-01-26"
      }
    ]
  }
})

/** A plan with one way to pay. */
export const once = { ...platinumPlan, instalments: platinumPlan.instalments.slice(0, 1) }

/** A channel that asks for no security code. */
export const creditAlone = { card: { modes: ["credit"], secrets: false } } as const
