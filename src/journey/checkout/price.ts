import { type Signal, signal } from "@preact/signals-react"
import type { Cart } from "../../core/cart/cart"
import type { PriceVerdict } from "../../core/cart/confirmPrice"
import { orThrow } from "../../core/useCases/runtime"
import type { JourneyWorld } from "../journey"
import { remote, settled } from "../remote"

/**
 * Step 2 checks that the cart is still the same plan at the same price. Going on waits for the answer
 * and, if one changed, for the buyer's consent (OU-15).
 */
export const makePrice = ({ checkout }: Pick<JourneyWorld, "checkout">, cart: Signal<Cart | undefined>) => {
  const verdict = signal<PriceVerdict>({ is: "same" })
  const shown = signal(false)
  const show = () => {
    shown.value = verdict.value.is === "changed"
  }
  const take = (found: PriceVerdict) => {
    verdict.value = found
    if (found.is === "same" && found.cart) cart.value = found.cart
  }
  const asking = remote(
    (signal, anew: boolean) => checkout.run(({ confirmPrice }) => confirmPrice(anew, cart.value), signal),
    {
      onDone: (found, anew) => {
        take(found)
        // Asked on behalf of a coupon, its own dialog comes first.
        if (!anew) show()
      }
    }
  )
  return {
    verdict,
    shown,
    ask: (anew = false) => asking.start(anew),
    take,
    show,
    hide: () => {
      shown.value = false
    },
    accept: async () => {
      const found = verdict.value
      shown.value = false
      if (found.is !== "changed") return
      orThrow(await checkout.run(({ SavedPurchase }) => SavedPurchase.saveQuoted(found.quoted)))
      take({ is: "same", cart: found.now })
    },
    /**
     * True if the price stands; asks the provider again if it is too old. Otherwise opens the
     * dialog. A price that could not be asked stops the payment alone.
     */
    admit: async () => {
      await settled(asking)
      if (verdict.value.is === "same" || verdict.value.is === "unconfirmed") asking.start(false)
      await settled(asking)
      show()
      return verdict.value.is !== "changed" && verdict.value.is !== "gone"
    }
  }
}
