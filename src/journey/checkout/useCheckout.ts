import { usePerPage } from "../lifetimes"
import { type CheckoutJourney, makeCheckout, type Step } from "./checkout"

export const useCheckout = (step: Step): CheckoutJourney =>
  usePerPage((journey) => makeCheckout(journey, step), {
    enter: ({ enter, follow, cancel }) => {
      enter()
      const unfollow = follow()
      return () => {
        unfollow()
        cancel()
      }
    }
  })
