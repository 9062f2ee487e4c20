import { titleOf } from "../cart/cart"
import type { KeptCheckout } from "../cart/SavedCheckout"
import { emptyMainPassenger, type PassengersDraft } from "../passengers/passenger"
import { isTouched } from "../passengers/passengers"
import { readEmail } from "../person/reach"
import type { Day } from "../trip/calendar"
import { checkSearch } from "../trip/search"
import type { Trip } from "../trip/tripRules"

/** An unfinished purchase as a visitor knows it. `plan` is empty while none is chosen. */
export interface Standing {
  readonly plan: string
  readonly trip: Trip
  readonly passengers: PassengersDraft
}

/** What the browser stores of the cart and of those who travel. */
export interface KeptStanding {
  readonly checkout: KeptCheckout | undefined
  readonly passengers: PassengersDraft | undefined
}

const nobody: PassengersDraft = { main: emptyMainPassenger, others: [] }

/**
 * The stored purchase: a cart, or passengers, of a trip that can still be bought. Undefined without
 * one. `today` is the day in UTC.
 */
export const standingOf = ({ checkout, passengers = nobody }: KeptStanding, today: Day): Standing | undefined => {
  const checked = checkout && checkSearch(checkout.draft, today, true)
  if (checked?.is !== "valid") return undefined
  const cart = checkout?.cart
  if (!cart && !isTouched(passengers.main, emptyMainPassenger)) return undefined
  return { plan: cart ? titleOf(cart) : "", trip: checked.search.trip, passengers }
}

const markOf = ({ passengers: { main, others }, plan, trip: { ages, end, start } }: Standing) => {
  const documents = [main, ...others].map(({ document }) => document.replace(/\W/g, ""))
  return JSON.stringify([plan, start, end, ages, documents, readEmail(main.email).toLowerCase()])
}

/**
 * True if both are one purchase: the same plan, days, ages, documents and e-mail of the voucher. A
 * new price or a corrected name makes no other one (EX-09).
 */
export const isSameStanding = (one: Standing, other: Standing): boolean => markOf(one) === markOf(other)
