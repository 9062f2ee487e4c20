import type { Day } from "../trip/calendar"
import type { Order } from "./purchase"

/** What the card of a trip needs where there is no connection: no name, e-mail or document. */
export interface CardOfTrip {
  readonly order: Order
  readonly plan: string
  readonly destination: string
  readonly start: Day
  readonly end: Day
  /** How many travel. */
  readonly passengers: string
}

/** Keeps the card of the last trip in this browser, and the page that shows it without a connection (OU-07, OU-18). It cannot fail. */
export interface OfflineCard {
  /** The card that was kept until its trip is over, else that of what was bought today; `kept` tells which. */
  readonly read: (today: Day) => { readonly trip: CardOfTrip; readonly kept: boolean } | undefined
  /** Keeps a card; false where the browser keeps nothing. */
  readonly keep: (trip: CardOfTrip) => boolean
  readonly drop: () => void
  /** Has the page that shows it kept, once there is time for that; whether it can be, this browser decides. */
  readonly prepare: () => void
}
