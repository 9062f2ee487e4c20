import { type Signal, signal } from "@preact/signals-react"
import type { Cart } from "../../core/cart/cart"
import { readCoupon } from "../../core/cart/coupon"
import type { Journey, JourneyWorld } from "../journey"
import { usePerPage } from "../lifetimes"
import { remote } from "../remote"
import { type CheckoutJourney, checkoutLife, makeCheckout } from "./checkout"

/**
 * The coupon of a cart, checked one at a time. A refused coupon leaves the cart as it is (CU-01 to
 * CU-04).
 */
const makeCoupon = (
  { checkout }: Pick<JourneyWorld, "checkout">,
  cart: Signal<Cart | undefined>,
  price: CheckoutJourney["price"]
) => {
  const typed = signal("")
  const problem = signal<"blank" | "card">()
  const unread = signal(false)
  let keep: (() => Promise<unknown>) | undefined
  const call = remote(
    async (signal: AbortSignal, code: string) => {
      await keep?.()
      return checkout.run(({ applyCoupon }) => applyCoupon(code), signal)
    },
    {
      onDone: (applied) => {
        price.take(applied)
        price.show()
        typed.value = ""
      },
      onFailed: (failure) => {
        if (failure._tag !== "CouponRefused") return
        unread.value = true
        if (failure.moved) price.ask(true)
      }
    }
  )
  const isBusy = () => call.state.peek().is === "loading"
  const type = (text: string) => {
    if (isBusy()) return
    typed.value = text
    problem.value = undefined
    call.clear()
  }
  const apply = () => {
    if (isBusy()) return
    const { is } = readCoupon(typed.peek())
    problem.value = is === "blank" || is === "card" ? is : undefined
    if (problem.peek()) return call.clear()
    call.start(typed.peek())
  }

  return {
    typed,
    problem,
    unread,
    state: call.state,
    type,
    apply,
    /** Runs `flush` before each coupon goes: its quote may need a contact typed just now. */
    keepFirst: (flush: () => Promise<unknown>) => {
      keep = flush
    },
    cancel: call.cancel,
    /** Types a code and applies it: the cart's `lostCoupon`. */
    applyAgain: (code: string) => {
      type(code)
      apply()
    },
    dismiss: () => {
      unread.value = false
      price.show()
    },
    remove: async () => {
      const removed = await checkout.run(({ removeCoupon }) => removeCoupon())
      if (removed.is === "done" && removed.value) cart.value = removed.value
      call.clear()
    }
  }
}

/** Step 2. Its cart alone takes a coupon (PA-11), so the payment loads none of it. */
export const makeStep2 = (journey: Journey) => {
  const checkout = makeCheckout(journey, "passengers")
  return { ...checkout, coupon: makeCoupon(journey, checkout.cart, checkout.price) }
}

export type Step2 = ReturnType<typeof makeStep2>

export const useStep2 = (): Step2 => usePerPage(makeStep2, checkoutLife)
