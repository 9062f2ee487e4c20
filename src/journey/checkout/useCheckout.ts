import { useEffect, useState } from "react"
import { useJourney } from "../useJourney"
import { type CheckoutJourney, makeCheckout, type Step } from "./checkout"

/** A step of the purchase, entered anew by each page that is shown; reading a signal of it in a render follows that signal. */
export const useCheckout = (step: Step): CheckoutJourney => {
  const journey = useJourney()
  const [checkout] = useState(() => makeCheckout(journey, step))
  useEffect(() => {
    checkout.enter()
    const unfollow = checkout.follow()
    return () => {
      unfollow()
      checkout.leave()
    }
  }, [checkout])
  return checkout
}
