import type { PassengersDraft } from "../../core/passengers/passenger"
import type { Search } from "../../core/trip/search"
import { usePerPage } from "../lifetimes"
import type { CheckoutJourney } from "./checkout"
import { makePassengers, type Passengers } from "./passengers"

export const usePassengers = (
  checkout: CheckoutJourney,
  search: Search,
  kept: PassengersDraft | undefined,
  companions: PassengersDraft | undefined
): Passengers =>
  usePerPage((journey) => makePassengers(journey, checkout, search, kept, companions), {
    enter: ({ begin }) => begin(),
    // The purchase of this page may have ended meanwhile.
    wake: ({ reopen }) => {
      reopen()
      checkout.enter()
    }
  })
