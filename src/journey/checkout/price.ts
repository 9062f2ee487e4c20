import { type Signal, signal } from "@preact/signals-react"
import type { Cart } from "../../core/cart/cart"
import type { PriceVerdict } from "../../core/cart/confirmPrice"
import type { JourneyWorld } from "../journey"
import { orThrow } from "../runtime"

/**
 * Step 2 checks that the cart is still the same plan at the same price. Going on waits for the answer
 * and, if one changed, for the buyer's consent (OU-15).
 */
export const makePrice = ({ checkout }: Pick<JourneyWorld, "checkout">, cart: Signal<Cart | undefined>) => {
  const verdict = signal<PriceVerdict>({ is: "same" })
  const shown = signal(false)
  let asking = Promise.resolve()
  const show = () => {
    shown.value = verdict.peek().is === "changed"
  }
  const take = (found: PriceVerdict) => {
    verdict.value = found
    if (found.is === "same" && found.cart) cart.value = found.cart
  }
  const ask = (anew = false) => {
    asking = checkout
      .run(({ confirmPrice }) => confirmPrice(anew, cart.peek()))
      .then((outcome) => {
        if (outcome.is !== "done") return
        take(outcome.value)
        // Asked on behalf of a coupon, its own dialog comes first.
        if (!anew) show()
      })
  }
  return {
    verdict,
    shown,
    ask,
    take,
    show,
    hide: () => {
      shown.value = false
    },
    accept: async () => {
      const found = verdict.peek()
      shown.value = false
      if (found.is !== "changed") return
      orThrow(await checkout.run(({ SavedCheckout }) => SavedCheckout.saveQuoted(found.quoted)))
      cart.value = found.now
      verdict.value = { is: "same" }
    },
    /**
     * True if the price stands; asks the provider again if it is too old. Otherwise opens the
     * dialog. A price that could not be asked stops the payment alone.
     */
    admit: async () => {
      await asking
      if (verdict.peek().is === "same" || verdict.peek().is === "unasked") ask()
      await asking
      show()
      return verdict.peek().is !== "changed" && verdict.peek().is !== "gone"
    }
  }
}
