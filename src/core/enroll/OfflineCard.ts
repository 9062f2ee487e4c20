import type { Day } from "../trip/calendar"
import type { Order } from "./purchase"

/** The content of the offline assistance card. It has no name, e-mail or document. */
export interface CardOfTrip {
  readonly order: Order
  readonly plan: string
  readonly destination: string
  readonly start: Day
  readonly end: Day
  readonly passengers: string
}

/**
 * Keeps the assistance card of the last trip, and the page that shows it offline (OU-07, OU-18). It
 * cannot fail.
 */
export interface OfflineCard {
  /**
   * The kept card until its trip ends, otherwise the card of today's purchase. `kept` says which.
   */
  readonly read: (today: Day) => { readonly trip: CardOfTrip; readonly kept: boolean } | undefined
  readonly keep: (trip: CardOfTrip) => boolean
  readonly drop: () => void
  /** Caches the page of the card when the browser is idle. The browser may refuse. */
  readonly prepare: () => void
}
