import { type Signal, signal } from "@preact/signals-react"
import type { Cart } from "../../core/cart/cart"
import { readCoupon } from "../../core/cart/coupon"
import type { JourneyWorld } from "../journey"
import { remote } from "../remote"

/**
 * The coupon of a cart, checked one at a time. A refused coupon leaves the cart as it is (CU-01 to
 * CU-04).
 */
export const makeCoupon = ({ checkout }: Pick<JourneyWorld, "checkout">, cart: Signal<Cart | undefined>) => {
  const typed = signal("")
  const problem = signal<"blank" | "card">()
  const unread = signal(false)
  const call = remote(
    (signal: AbortSignal, code: string) => checkout.run(({ applyCoupon }) => applyCoupon(code), signal),
    {
      onDone: (applied) => {
        cart.value = applied
        typed.value = ""
      },
      onFailed: ({ _tag }) => {
        unread.value = _tag === "CouponRefused"
      }
    }
  )
  const isBusy = () => call.state.peek().is === "loading"

  return {
    typed,
    problem,
    unread,
    state: call.state,
    type: (text: string) => {
      if (isBusy()) return
      typed.value = text
      problem.value = undefined
      call.clear()
    },
    apply: () => {
      if (isBusy()) return
      const { is } = readCoupon(typed.peek())
      problem.value = is === "blank" || is === "card" ? is : undefined
      if (problem.peek()) return call.clear()
      call.start(typed.peek())
    },
    cancel: call.cancel,
    /** Applies a coupon that went. */
    applyAgain: (code: string) => {
      if (isBusy()) return
      typed.value = code
      problem.value = undefined
      call.start(code)
    },
    dismiss: () => {
      unread.value = false
    },
    remove: async () => {
      const removed = await checkout.run(({ removeCoupon }) => removeCoupon())
      if (removed.is === "done" && removed.value) cart.value = removed.value
      call.clear()
    }
  }
}
