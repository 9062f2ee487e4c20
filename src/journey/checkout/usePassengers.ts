import { useEffect, useState } from "react"
import type { PassengersDraft } from "../../core/passengers/passenger"
import type { Search } from "../../core/trip/search"
import { useJourney } from "../useJourney"
import type { CheckoutJourney } from "./checkout"
import { makePassengers, type Passengers } from "./passengers"

/** The forms of step 2 for a purchase that was found, filled with what was kept of them. */
export const usePassengers = (
  checkout: CheckoutJourney,
  search: Search,
  kept: PassengersDraft | undefined
): Passengers => {
  const journey = useJourney()
  const [passengers] = useState(() => makePassengers(journey, checkout, search, kept))
  useEffect(() => {
    const stop = passengers.begin()
    // a page that comes back as it was left may be about a purchase that is over
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      passengers.calm()
      checkout.enter()
    }
    addEventListener("pageshow", onShow)
    return () => {
      removeEventListener("pageshow", onShow)
      stop()
    }
  }, [passengers, checkout])
  return passengers
}
