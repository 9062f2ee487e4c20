import { useEffect, useEffectEvent } from "react"
import { useSessionEnd } from "../account/useSessionEnd"
import { usePerPage } from "../lifetimes"
import { useJourney } from "../useJourney"
import { makePayment } from "./payment"
import { useCheckout } from "./useCheckout"

/**
 * Step 3 of this page. The card lasts as long as the page is seen: leaving the page clears it, also
 * by the browser's back and forward (TR-14). Where registration is required, a buyer who is logged
 * out is led away once no payment is under way. The page of success announces the purchase.
 */
export const usePayment = (go: (path: string) => void) => {
  const journey = useJourney()
  const checkout = useCheckout("payment")
  const payment = usePerPage((here) => makePayment(here, checkout), {
    enter: ({ begin, enter, form }) => {
      addEventListener("pagehide", form.clear)
      const end = begin()
      void enter()
      return () => {
        end()
        removeEventListener("pagehide", form.clear)
        form.clear()
      }
    },
    wake: ({ enter, form }) => {
      form.clear()
      checkout.enter()
      void enter()
    }
  })

  const free = !payment.busy.value && payment.notice.value === undefined
  useSessionEnd(checkout.enter, journey.channel.registration === "required" && free)
  const { value: bought } = payment.bought
  const show = useEffectEvent(async () => {
    const next = "/cotizarpagoexitoso"
    const kept = await journey.checkout.run(({ SavedCheckout }) => SavedCheckout.use(({ outlasts }) => outlasts))
    // Without storage, another document would not know the purchase.
    if (kept.is === "done" && !kept.value) return journey.prepare(next).then(() => go(next))
    journey.openDocument(next)
  })
  useEffect(() => {
    if (bought) void show()
  }, [bought])
  return { checkout, payment }
}
