import { type Checkout, payable, totalOf } from "../cart/cart"
import type { Travellers } from "../passengers/passengers"
import type { Cents } from "../quote/plan"
import type { Day } from "../trip/calendar"

/** What the provider answers to a sale (PY-17). */
export interface Order {
  readonly idSalesOrder: string
  /** The number of the voucher; empty where the provider gives none. */
  readonly reserveId: string
}

/** What was bought, as the page of success tells it. */
export interface Purchase {
  readonly order: Order
  readonly item: { readonly id: string; readonly name: string }
  readonly coverage: string
  /** Empty where a partner named none. */
  readonly destination: string
  readonly start: Day
  readonly end: Day
  readonly passengers: number
  readonly total: Cents
  /** ISO 4217. */
  readonly currency: string
  /** Where the voucher goes. */
  readonly email: string
  /** Whether the sale was told to the analytics: once for each order (AN-03). */
  readonly told: boolean
}

/** What an order bought. */
export const purchaseOf = (
  order: Order,
  { cart, search }: Checkout,
  { home }: Travellers,
  currency: string
): Purchase => {
  const { id, name } = payable(cart)
  const { ages, destination, end, start } = search.trip
  return {
    order,
    item: { id: String(id), name },
    coverage: cart.coverage,
    destination,
    start,
    end,
    passengers: ages.length,
    total: totalOf(cart),
    currency,
    email: home.email,
    told: false
  }
}
